import { decimalOf, impossible } from '../../../model/index.ts';
import { pairWithin } from '../../swiss/bracket.ts';
import { completionOf } from '../../swiss/completion.ts';
import { membersOfGroup } from '../../swiss/field.ts';
import { horizonsOf } from '../../swiss/horizons.ts';
import { countedOn } from '../../swiss/steps.ts';
import type { BracketGraph, PairedBracket } from '../bracket-graph.ts';
import { byRanking, type Member } from '../definitions.ts';
import type { Field } from '../field.ts';
import { folded } from '../fold.ts';
import type { ByeOfEdition } from '../paired-round.ts';
import { bracketGraph } from './bracket-graph.ts';
import { c2, rule312, rule313, rule314, rule315 } from './rules.ts';

/** Article 3.1, a paragraph at a time: the lowest score, the most games played, the lowest ranking. */
export const BYE_2026: ByeOfEdition = {
  eligible: c2,
  completion: rule312,
  natural: rule313,
  counts: member => [
    countedOn(rule313, decimalOf(member.score), member, 'score'),
    countedOn(rule314, member.entrant.past.length - member.gamesPlayed, member, 'unplayed'),
  ],
  order: rule315,
  offered: members =>
    [...members].sort((a, b) => a.score - b.score || b.gamesPlayed - a.gamesPlayed || b.rank - a.rank),
};

/** Article 1.9.2: bracket by bracket from the top. The field is even and has a legal pairing. */
export function* brackets2026(field: Field): Generator<PairedBracket> {
  let floaters: readonly Member[] = [];
  const completion = completionOf(field, -1);
  for (const group of field.groups.keys()) {
    const members = [...floaters, ...membersOfGroup(field, group)].sort(byRanking);
    const horizons = horizonsOf<Member, BracketGraph>({ field, group, byeGroup: -1, completion }, view =>
      bracketGraph(field, members, view),
    );
    const found = pairWithin(horizons, folded) ?? impossible('C4 kept the round completable');
    yield { ...found, members, scoregroups: 1 };
    floaters = found.candidate.downfloaters;
  }
}
