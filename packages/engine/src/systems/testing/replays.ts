import { replayOf as replayOfBurstein } from '../burstein/referee/replay.ts';
import { withVirtualPointLiterally } from '../burstein/referee/virtual-point.ts';
import { replayOf as replayOfDoubleSwiss } from '../double-swiss/referee/replay.ts';
import { replay as replayOfDubov1997 } from '../dubov/1997/referee/replay.ts';
import { replay as replayOfDubov2026 } from '../dubov/2026/referee/replay.ts';
import { replay as replayOfDutch1998 } from '../dutch/1998/referee/replay.ts';
import { replayOf as replayOfDutch } from '../dutch/referee/replay.ts';
import { replayOf as replayOfHarkness } from '../harkness/referee/replay.ts';
import { replayOf as replayOfWimbledon } from '../knockout/referee/replay.ts';
import { replayOf as replayOfLim } from '../lim/referee/replay.ts';
import { replayOf as replayOfRoundRobin } from '../round-robin/referee/replay.ts';
import { replayOf as replayOfScheveningen } from '../scheveningen/referee/replay.ts';
import { replayOfHill } from '../scrabble/referee/hill-replay.ts';
import { replayOfSwiss as replayOfScrabbleSwiss } from '../scrabble/referee/swiss-replay.ts';
import { replayOf as replayOfTeamSwiss } from '../team-swiss/referee/replay.ts';
import { keepingCompatriotsApart } from './compatriots.ts';
import type { Replay } from './replay.ts';

/** One for each system that is proved again; the property test says which are missing. */
export const REPLAYS: readonly Replay[] = [
  replayOfDutch('2026'),
  replayOfDutch('2017'),
  replayOfDutch1998,
  replayOfBurstein('2026'),
  replayOfBurstein('2017'),
  replayOfDubov2026,
  replayOfDubov1997,
  replayOfDoubleSwiss({ noCompatriots: false }),
  replayOfDoubleSwiss({ noCompatriots: true }),
  replayOfTeamSwiss({}),
  replayOfTeamSwiss({ 'colour-preferences': 'B', 'secondary-score': false }),
  replayOfTeamSwiss({ 'colour-preferences': 'B', 'primary-score': 'game-points' }),
  replayOfTeamSwiss({ 'colour-preferences': 'none', 'primary-score': 'game-points' }),
  replayOfLim({ maxi: false, noCompatriots: false }),
  replayOfLim({ maxi: true, noCompatriots: true }),
  replayOfLim({ maxi: false, noCompatriots: false, turned: true }),
  replayOfRoundRobin('berger'),
  replayOfRoundRobin('double-berger'),
  replayOfRoundRobin('double-berger', { isSwapped: true }),
  replayOfRoundRobin('berger', { lot: 'seven ducks' }),
  replayOfRoundRobin('double-berger', { lot: 'seven ducks' }),
  replayOfRoundRobin('double-berger', { isSwapped: true, lot: 'seven ducks' }),
  replayOfRoundRobin('team-berger'),
  replayOfRoundRobin('team-berger', { lot: 'seven ducks' }),
  replayOfRoundRobin('team-double-berger', { lot: 'seven ducks' }),
  replayOfRoundRobin('team-double-berger', { isSwapped: true }),
  replayOfRoundRobin('team-double-berger'),
  replayOfScheveningen('single'),
  replayOfScheveningen('double'),
  replayOfWimbledon(),
  replayOfWimbledon({ lot: 'seven ducks', tieBreaks: ['draw-odds', 'lower-seed'] }),
  replayOfWimbledon({ games: 3, tieBreaks: ['wins-with-black', 'progressive', 'lot'], thirdPlace: true }),
  replayOfWimbledon({
    games: 3,
    seeding: 'start-numbers',
    tieBreaks: ['wins', 'higher-seed'],
    groups: 4,
  }),
  replayOfHarkness({}),
  replayOfHarkness({ 'odd-groups': 'drop' }),
  replayOfHarkness({ 'group-order': 'practical', 'clashing-colours': 'by-round' }),
  replayOfHarkness({
    'group-order': 'practical',
    'odd-groups': 'drop',
    'bye-to': 'by-lot',
    lot: 'seven ducks',
  }),
  // The referees of Lim and of Double-Swiss read C.04.2 (1999), 22 themselves.
  ...[
    replayOfDutch('2026'),
    replayOfDutch('2017'),
    replayOfDutch1998,
    replayOfBurstein('2026'),
    replayOfDubov2026,
    replayOfDubov1997,
    replayOfHarkness({}),
  ].map(replay => keepingCompatriotsApart(replay)),
  keepingCompatriotsApart(replayOfBurstein('2017'), withVirtualPointLiterally),
  replayOfScrabbleSwiss(0),
  replayOfScrabbleSwiss(1150),
  replayOfHill({ gibson: false, prizes: 3, everyPlace: false }),
  replayOfHill({ gibson: true, prizes: 1, everyPlace: false }),
  replayOfHill({ gibson: true, prizes: 3, everyPlace: true }),
];
