import {
  type Act,
  type Attachment,
  KNOWN_SYSTEMS,
  missingLineUps,
  notReadyFor,
  type Refusal,
  refusal,
  type Settings,
  type State,
  teamRulesFor,
  type Wish,
} from '../journal/index.ts';
import { accept, type Outcome, refuseAll } from '../model/index.ts';
import { ENGINE_VERSION } from '../round/index.ts';
import { numbersDrawn, tiesDrawn, winnerDrawn } from './draws.ts';
import { finalNorms, finalRatings, normIssued } from './numbers.ts';
import { finalPrizes, prizeAdjusted } from './prizes.ts';
import { keyed, openedFor, rulingsOf } from './round.ts';
import { finalStandings } from './standings.ts';

/** What the host brings to an act: chance. */
export interface Given {
  /** Random text drawn by the host: for `create`, and for whatever is drawn later. */
  readonly lot: string;
}

export interface Completed {
  readonly act: Act;
  /** What the act names by digest: kept beside the entry. */
  readonly attached: readonly Attachment[];
}

/**
 * A wish with what only the engine can say: the pairing of a round with its rulings, the round beside one made by hand,
 * the final standings. Slow parts live here and never in an effect. The act is still to be judged: `apply`.
 */
export const complete = (state: State, wish: Wish, { lot }: Given): Outcome<Completed, Refusal> => {
  switch (wish.kind) {
    case 'create':
      return accept({
        act: {
          ...wish,
          lot,
          settings: withTeamRules(withStart({ ...wish.settings, initialOrder: 'by-text' })),
        },
        attached: [],
      });
    case 'change-settings':
      return accept({ act: withStartChanged(state, wish), attached: [] });
    case 'renumber':
      return numbersDrawn(state, wish, lot);
    case 'decide-match':
      return winnerDrawn(state, wish, lot);
    case 'settle-ties':
      return tiesDrawn(state, wish, lot);
    case 'pair':
      return paired(state, wish);
    case 'pair-by-hand':
      return besideEngine(state, wish);
    case 'issue-norm':
      return normIssued(state, wish);
    case 'publish-line-ups':
      return accept({ act: { ...wish, missing: missingLineUps(state, wish.round) }, attached: [] });
    case 'adjust-prize':
      return prizeAdjusted(state, wish);
    case 'finish':
      return finished(state, wish);
    case 'ask':
      return accept({ act: { ...wish, because: [] }, attached: [] });
    default:
      return accept({ act: wish, attached: [] });
  }
};

/** Scrabble, Swiss, 2: number 1 starts. Stated, so that nobody draws it. */
const withStart = (settings: Settings): Settings =>
  KNOWN_SYSTEMS[settings.system]?.game === 'scrabble' && settings.firstColour === undefined
    ? { ...settings, firstColour: 'white' }
    : settings;

/** A system that pairs teams has rules of matches: four boards in the order of the list, where nothing else is said. */
const withTeamRules = (settings: Settings): Settings =>
  KNOWN_SYSTEMS[settings.system]?.pairs === 'teams' && settings.team === undefined
    ? { ...settings, team: teamRulesFor(BOARDS, settings.scoring) }
    : settings;

const BOARDS = 4;

const withStartChanged = (state: State, wish: Wish<'change-settings'>): Wish<'change-settings'> => {
  const { settings } = state;
  const { team } = withTeamRules({ ...settings, ...wish.changes });
  const isNewTeam = team !== undefined && settings.team === undefined && wish.changes.team === undefined;
  if (isNewTeam && !wish.cleared?.includes('team'))
    return withStartChanged(state, { ...wish, changes: { ...wish.changes, team } });
  const { firstColour } = withStart({ ...settings, ...wish.changes });
  const isNew = wish.changes.system !== undefined && firstColour !== settings.firstColour;
  return isNew && firstColour && !wish.cleared?.includes('firstColour')
    ? { ...wish, changes: { ...wish.changes, firstColour } }
    : wish;
};

const paired = (state: State, wish: Wish<'pair'>): Outcome<Completed, Refusal> => {
  const early = notReadyFor(state, wish.round);
  if (early.length > 0) return refuseAll(early);
  const opened = openedFor(state, wish.round);
  if (!opened.ok) return opened;
  const { paired: round } = opened.value;
  const rulings = rulingsOf(opened.value);
  return accept({
    act: { ...wish, pairing: keyed(state, round), rulings: rulings.digest, engine: round.engine },
    attached: [rulings],
  });
};

/** Where the engine gives no round, the one by hand stands alone. */
const besideEngine = (state: State, wish: Wish<'pair-by-hand'>): Outcome<Completed, Refusal> => {
  const early = notReadyFor(state, wish.round);
  if (early.length > 0) return refuseAll(early);
  const round = openedFor(state, wish.round);
  return accept({
    act: {
      ...wish,
      ...(round.ok ? { beside: keyed(state, round.value.paired) } : {}),
      engine: ENGINE_VERSION,
    },
    attached: [],
  });
};

const finished = (state: State, wish: Wish<'finish'>): Outcome<Completed, Refusal> => {
  if (state.published === 0) return refuseAll([refusal('no-draft', { round: 1 })]);
  const table = finalStandings(state);
  if (!table.ok) return table;
  const ratings = finalRatings(state);
  const norms = finalNorms(state);
  const prizes = finalPrizes(state);
  return accept({
    act: {
      ...wish,
      standings: table.value.digest,
      ...(prizes && prizes.open.length > 0 ? { open: prizes.open } : {}),
      ...(prizes ? { prizes: prizes.attached.digest } : {}),
      ...(ratings ? { ratings: ratings.digest } : {}),
      ...(norms ? { norms: norms.digest } : {}),
    },
    attached: [
      table.value,
      ...(prizes ? [prizes.attached] : []),
      ...(ratings ? [ratings] : []),
      ...(norms ? [norms] : []),
    ],
  });
};
