import { accept, type Outcome, refuse } from '../model/index.ts';
import { type Standings, standings, whyRank } from '../standings/index.ts';
import { type Answer, answerTo, type Question } from '../systems/question.ts';
import { type NoPairing, noPairing } from '../systems/system.ts';
import { OTHER_RULES } from '../tiebreaks/index.ts';
import type { OpenedRound } from './open.ts';

type RankQuestion = Extract<Question, { readonly kind: 'rank' }>;

/** After the round if it has been played, otherwise before it; against the player above if no other is named. */
export const whyThisRank = (
  { position: { tournament, round }, system }: Pick<OpenedRound, 'position' | 'system'>,
  question: RankQuestion,
): Outcome<Answer, NoPairing> => {
  const after = Math.min(round, tournament.roundsPaired);
  const table = standings({ ...tournament, system: tournament.system ?? system.id }, { after });
  return table.ok
    ? rankIn(table.value, question)
    : refuse(noPairing('nothing-to-explain', { players: [question.player] }));
};

/** The same of a table at hand. */
export const rankIn = (table: Standings, question: RankQuestion): Outcome<Answer, NoPairing> => {
  if (question.player === question.other)
    return refuse(noPairing('asked-about-oneself', { player: question.player }));
  const nothing = refuse(noPairing('nothing-to-explain', { players: [question.player] }));
  const at = table.rows.findIndex(({ id }) => id === question.player);
  const own = table.rows.filter(({ group }) => group === table.rows[at]?.group);
  const place = own.findIndex(({ id }) => id === question.player);
  const other = question.other ?? own[place === 0 ? 1 : place - 1]?.id;
  if (at < 0 || other === undefined) return nothing;
  const reason = whyRank(table, question.player, other);
  if (!reason.ok) return nothing;
  const about = [question.player, other];
  switch (reason.value.kind) {
    case 'separated': {
      const { by, ahead, behind, isPlace, levelOn, cuts } = reason.value;
      return accept(
        answerTo<'rank'>(question, 'chosen', ahead.working.rule, {
          about,
          ahead: ahead.id,
          behind: behind.id,
          by: by.written,
          values: [ahead.value, behind.value],
          criterion: by,
          isPlace,
          levelOn,
          cuts,
        }),
      );
    }
    case 'annulled': {
      const { ahead, behind, rule } = reason.value;
      return accept(answerTo<'rank'>(question, 'chosen', rule, { about, ahead, behind }));
    }
    case 'stage': {
      const { ahead, behind, rule } = reason.value;
      const stages = [ahead.stage, behind.stage] as const;
      return accept(
        answerTo<'rank'>(question, 'chosen', rule, { about, ahead: ahead.id, behind: behind.id, stages }),
      );
    }
    case 'apart':
      return accept(answerTo<'rank'>(question, 'chosen', reason.value.rule, { about, apart: true }));
    case 'shared': {
      const { rank: shared, stage } = reason.value;
      const rule = stage ? OTHER_RULES.stageReached : OTHER_RULES.sharedPlace;
      return accept(
        answerTo<'rank'>(question, 'chosen', rule, {
          about,
          shared,
          ...(stage ? { stages: [stage, stage] } : {}),
        }),
      );
    }
  }
};
