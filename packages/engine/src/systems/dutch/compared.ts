import { decimalOf, impossible } from '../../model/index.ts';
import type { Compared, ComparedCandidate, Criterion, Finding, Rule } from '../../rules/index.ts';
import type { Candidate } from '../swiss/bracket.ts';
import { comparedCandidates, leftByNext, shownCandidate } from '../swiss/compared-candidates.ts';
import { AFTER_NEXT_BRACKET_2017, BEFORE_NEXT_BRACKET_2017, c7Of2017 } from './2017/quality.ts';
import { AFTER_NEXT_BRACKET_2026, BEFORE_NEXT_BRACKET_2026, c8, c9 } from './2026/quality.ts';
import type { BracketGraph } from './bracket-graph.ts';
import type { Edition, Member, Traits } from './definitions.ts';
import type { Field } from './field.ts';
import type { PairedBracket } from './paired-bracket.ts';
import { sizeOfFaults, sufferersIn } from './sufferers.ts';

/* Both candidates of a bracket, with what every criterion finds in them: what a committee counts again. */

type DutchCandidate = Candidate<Member, BracketGraph>;

export const comparedIn = (
  paired: PairedBracket,
  chosen: ComparedCandidate,
  other: DutchCandidate,
): Compared =>
  comparedCandidates(
    decimalOf(paired.bracket.residents.at(-1)?.score ?? impossible('a bracket has residents')),
    chosen,
    toldOf(paired, other),
  );

export const toldOf = (paired: PairedBracket, candidate: DutchCandidate): ComparedCandidate =>
  shownCandidate(candidate, findingsIn(paired.field, paired, candidate));

const ORDER: Readonly<
  Record<
    Edition,
    {
      readonly before: readonly Criterion<Traits>[];
      readonly next: Rule;
      readonly after: readonly Criterion<Traits>[];
    }
  >
> = {
  '2026': { before: BEFORE_NEXT_BRACKET_2026, next: c8, after: AFTER_NEXT_BRACKET_2026 },
  '2017': { before: BEFORE_NEXT_BRACKET_2017, next: c7Of2017, after: AFTER_NEXT_BRACKET_2017 },
};

const findingsIn = (field: Field, paired: PairedBracket, candidate: DutchCandidate): readonly Finding[] => {
  const { before, next, after } = ORDER[field.edition];
  const { horizons } = paired;
  // Where nothing follows, or 2017 completes the round, no criterion looks at the next bracket.
  const looksAhead =
    horizons.length > 1 && candidate.problem.digits.some(({ rule }) => rule.key === next.key);
  const found = (criterion: Criterion<Traits>): Finding => findingOf(criterion, { field, paired, candidate });
  return [
    ...before.map(found),
    ...(looksAhead ? [leftByNext(next, paired, candidate)] : []),
    ...after.map(found),
  ];
};

interface Seen {
  readonly field: Field;
  readonly paired: PairedBracket;
  readonly candidate: DutchCandidate;
}

const findingOf = (criterion: Criterion<Traits>, { field, paired, candidate }: Seen): Finding => {
  const charged = gradesIn(criterion, candidate).map(grade => ({
    grade,
    size: sizeOfFaults({ rule: criterion, grade }, paired).each,
    members: sufferersIn(candidate, { rule: criterion, grade }, field),
  }));
  const players = charged.flatMap(({ members }) => members.map(({ id }) => id));
  if (criterion.key === c9.key)
    return { rule: criterion, count: charged[0]?.grade ?? 0, unit: 'unplayed', players };
  const sizes = charged.flatMap(({ size, members }) => members.flatMap(() => size ?? []));
  return { rule: criterion, count: players.length, players, ...(sizes.length > 0 ? { sizes } : {}) };
};

/** Greatest first. */
const gradesIn = (
  { ofPair, ofDownfloater }: Criterion<Traits>,
  { problem, pairs, downfloaters }: DutchCandidate,
): readonly number[] => {
  const ranked = pairs.map(([a, b]) => (a.order < b.order ? ([a, b] as const) : ([b, a] as const)));
  const grades = [
    ...downfloaters.map(member => ofDownfloater?.(problem.traitsOf(member)) ?? 0),
    ...ranked.map(([a, b]) => ofPair?.(problem.traitsOf(a), problem.traitsOf(b)) ?? 0),
  ];
  return [...new Set(grades.filter(grade => grade > 0))].sort((a, b) => b - a);
};
