import type { NotPaired } from '@pareo/engine/systems';
import { articleIn } from '../sources.ts';
import type { NameOf, RefusalTexts } from '../subjects.ts';
import { wordingIn } from '../wording.ts';

const { counted, list } = wordingIn('en');

const named = (ids: readonly number[], name: NameOf) => list(ids.map(name));

type Ids = readonly number[];

/** Nobody, or too few, are left as opponents for these. */
const whyNone = (players: Ids, partners: Ids, name: NameOf) => {
  if (partners.length === 0)
    return `${named(players, name)} ${players.length === 1 ? 'has' : 'have'} no opponent left whom the rules allow`;
  return partners.length === 1
    ? `the only opponent left for ${named(players, name)} is ${named(partners, name)}, too few for all of them`
    : `the only opponents left for ${named(players, name)} are ${named(partners, name)}, too few for all of them`;
};

/** Groups that can be paired inside but for one of each. */
const whyOdd = (groups: readonly Ids[], partners: Ids, name: NameOf) => {
  const written = groups.map(group => `(${named(group, name)})`).join(' ');
  return partners.length === 0
    ? `the rules leave opponents only inside each of these groups, and each is of an odd number: ${written}`
    : `outside these groups, each of an odd number, the rules leave only ${named(partners, name)} as ${partners.length === 1 ? 'an opponent' : 'opponents'}, too few for one of each: ${written}`;
};

/** Why somebody is not to be paired. */
const whyAbsent = (absent: NotPaired, name: NameOf) => {
  switch (absent.why) {
    case 'not-entered':
      return 'not in the tournament';
    case 'left':
      return `left ${when(absent.after)}`;
    case 'expelled':
      return `expelled ${when(absent.after)}`;
    case 'bye-asked':
      return 'asked not to play it';
    case 'no-show':
      return `did not come to round ${absent.missed} and is not paired again${absent.article === undefined ? '' : `, ${articleIn(absent.article, 'en')}`}`;
    case 'excluded':
      return `missed rounds ${list(absent.missed.map(String))} and is out of the tournament, ${articleIn(absent.article, 'en')}`;
    case 'knocked-out':
      return `knocked out in round ${absent.inRound} by ${name(absent.by)}`;
    case 'nothing-recorded':
      return 'neither a game nor a bye is recorded';
  }
};

const when = (after: number) => (after === 0 ? 'before round 1' : `after round ${after}`);

export const refusals: RefusalTexts = {
  'no-legal-pairing': ({ players, partners, groups }, name) =>
    `No legal pairing exists: ${groups === undefined ? whyNone(players, partners, name) : whyOdd(groups, partners, name)}.`,
  'no-bye-candidate': ({ players }, name) =>
    players.length === 1
      ? `No legal pairing exists: the number is odd, and ${named(players, name)}, who alone can be left without an opponent, may not receive the bye.`
      : `No legal pairing exists: the number is odd, and of those who can be left without an opponent (${named(players, name)}) none may receive the bye.`,
  'table-pair-forbidden': ({ players, round }, name) =>
    `The table has ${named(players, name)} meet in round ${round}, and the rules of the tournament keep them apart. A table cannot be changed.`,
  'asked-about-oneself': ({ player }, name) => `${name(player)} is named twice: the question is about two.`,
  'not-in-round': ({ players: [first, ...others], round }, name) => {
    if (!first) return `Nobody is missing in round ${round}.`;
    return others.length === 0
      ? `${name(first.player)} is not paired in round ${round}: ${whyAbsent(first, name)}.`
      : `${list([first, ...others].map(absent => `${name(absent.player)} (${whyAbsent(absent, name)})`))} are not paired in round ${round}.`;
  },
  'nobody-has-bye': ({ round, called, group }) =>
    `Nobody ${called === 'rest' ? 'rests' : 'has the bye'} in round ${round}${group === undefined ? '' : ` of group ${group}`}: everybody there has an opponent.`,
  'no-opponent': ({ player, round }, name) => `${name(player)} has no opponent in round ${round}.`,
  'nothing-to-explain': ({ players }, name) =>
    players.length === 0
      ? 'The round has no such board: there is nothing to explain.'
      : `${named(players, name)}: the round decided nothing of the kind here; there is nothing to explain.`,
  'did-not-float': ({ player, bracket }, name) =>
    bracket === undefined
      ? `${name(player)} did not float.`
      : `${name(player)} did not float: plays in the bracket of ${counted(bracket, 'point', 'points')}.`,
  'no-float-instead': (data, name) => {
    const [player, instead] = [name(data.player), name(data.instead)];
    if (data.why === 'floats-too') return `${instead} floats too, and so not instead of ${player}.`;
    return data.bracket === undefined
      ? `${instead} could not float instead of ${player}: ${instead} was not among those who could.`
      : `${instead} could not float instead of ${player}: that was decided in the bracket of ${counted(data.bracket, 'point', 'points')}, and ${instead} was not among those who could float there.`;
  },
  'question-unanswered': ({ system, question }) =>
    `The system ${system} does not answer this question (${question}) for those it is asked about.`,
  'round-differs': ({ round }) =>
    `Round ${round} as given is not what the system makes of this tournament, so its reasons would not be true.`,
  'system-unknown': ({ system }) => `There is no pairing system "${system}".`,
  'numbers-frozen': ({ round }) =>
    `Pairing numbers can be corrected only until round 4 is paired, and ${round} rounds are (C.04.2, 2.3; in 2017 B.3).`,
  'numbers-of-the-table': () =>
    'The numbers are places in the table, and a round of it is paired: they no longer change.',
  'teams-needed': ({ system }) =>
    `This tournament has no teams, and ${system} pairs teams. Name the teams (record 310 of a TRF), or choose a system for players.`,
  'teams-not-paired': ({ system, teams }) =>
    `This is a team event (${teams} teams), and ${system} pairs players one by one, team-mates too. Choose a system for teams, or leave the teams out to pair the players as individuals.`,
  'system-of-file-unknown': ({ code }) =>
    `The file names the pairing system "${code}", which is not known here. Name another.`,
  'round-too-early': ({ round, next }) =>
    `Round ${round} cannot be paired yet: the next one is round ${next}.`,
  'nobody-to-pair': ({ round }) =>
    `Round ${round}: there is nobody to pair. Everyone is absent, withdrawn or has asked for a bye.`,
  'initial-colour-unknown': () =>
    'The colour drawn by lot before round 1 is not known. State it (in a TRF: 152 or XXC).',
  'rounds-unknown': () => 'The number of rounds is not known. State it (in a TRF: 142 or XXR).',
  'acceleration-not-allowed': ({ system }) =>
    `There is no acceleration in ${system} where game points are the primary score (C.04.6, Preface). Take the acceleration away, or pair by match points.`,
  'round-beyond-schedule': ({ round, rounds }) =>
    `There is no round ${round}: the tournament has ${counted(rounds, 'round', 'rounds')}.`,
  'round-not-finished': ({ round, players }, name) =>
    `Round ${round} is not finished: no result yet for ${named(players, name)}. Enter the missing results first.`,
  'wrong-number-of-players': ({ players, minimum, maximum }) =>
    minimum === maximum
      ? `This system needs exactly ${counted(minimum, 'player', 'players')}, and there ${players === 1 ? 'is' : 'are'} ${players}.`
      : `This system needs between ${minimum} and ${maximum} players, and there ${players === 1 ? 'is' : 'are'} ${players}.`,
  'two-equal-teams-needed': ({ sizes }) =>
    sizes.length === 0
      ? 'This system needs two teams of the same size, and no teams are stated.'
      : `This system needs two teams of the same size, and the teams stated have ${list(sizes)} players.`,
  'group-unknown': ({ players }, name) =>
    `Everybody must belong to a team or group, and these do not: ${named(players, name)}.`,
  'section-empty': ({ section, from, below }) =>
    `Nobody is in section ${section}: ${from === undefined ? `the unrated and ratings under ${below}` : below === undefined ? `ratings from ${from} on` : `ratings from ${from} to ${below - 1}`}.`,
  'option-unknown': ({ option }) => `This system has no option "${option}".`,
  'option-invalid': ({ option, value, allowed, areExamples }) =>
    `The option "${option}" cannot be "${value}". ${areExamples ? 'For example' : 'Allowed'}: ${allowed}.`,
  'spread-not-first': ({ option }) =>
    `The option "${option}" counts with a spread that decides equal wins, and here something else decides them first. Put SPREAD first among the tie-breaks, or leave the option out.`,
  'match-undecided': ({ players: [a, b], round }, name) =>
    `Round ${round}: the match ${name(a)} – ${name(b)} has no winner. Enter the games of the tie-break, or who goes on.`,
};
