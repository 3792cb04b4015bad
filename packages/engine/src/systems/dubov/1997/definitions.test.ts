import { describe, expect, test } from 'vitest';
import { dueColour, type Member } from '../definitions.ts';
import { membersIn, membersWith, type Particulars } from '../testing/members.ts';
import {
  aroOf,
  byClaimToBye,
  byFloat,
  byOfferTo,
  byTransferFor,
  columnsOf,
  dominantColour,
  floatersInTurn,
  mayBeTransferredUp,
  transfersOf,
} from './definitions.ts';

const WHITE_SEEKER = { colours: ['black'] } as const;
const BLACK_SEEKER = { colours: ['white'] } as const;

const placesOf = (members: readonly Member[]) => members.map(({ place }) => place);

describe('1.3 and 1.4: the colour that is due', () => {
  const dueAfter = (...colours: readonly ('white' | 'black')[]) =>
    membersWith([{ colours }]).map(member => dueColour(member).colour)[0];

  test('the one played less often', () => {
    expect([dueAfter('black', 'white', 'black'), dueAfter('white', 'black', 'white')]).toEqual([
      'white',
      'black',
    ]);
  });
  test('with as many games of each, not the one of the last round', () => {
    expect([dueAfter('white', 'black'), dueAfter('black', 'white')]).toEqual(['white', 'black']);
  });
});

describe('6.4: who floats down, inside a class (decision 67)', () => {
  test('6.4: first those who seek the dominant colour, then the lowest rating, then the highest average', () => {
    const members = membersWith([
      { ...BLACK_SEEKER, rating: 1900 },
      { ...WHITE_SEEKER, rating: 2100, opponents: [2000] },
      { ...WHITE_SEEKER, rating: 2000, opponents: [2000] },
      { ...WHITE_SEEKER, rating: 2000, opponents: [2050] },
    ]);
    expect(placesOf([...members].sort(byFloat('white')))).toEqual([4, 3, 2, 1]);
  });
});

describe('6.2: the printed columns', () => {
  const whites: readonly Particulars[] = [
    [2340, 2341],
    [2300, 2320],
    [2310, 2320, 2312, 2330, 2320],
    [2344, 2344, 2345, 2345, 2345],
    [2320, 2322, 2325],
    [2333, 2334, 2334],
  ].map(opponents => ({ ...WHITE_SEEKER, opponents, rating: 2300 }));
  const blacks: readonly Particulars[] = [2260, 2380, 2250, 2300, 2365, 2280].map(rating => ({
    ...BLACK_SEEKER,
    rating,
    opponents: [2300],
  }));
  const { white, black, transferred } = columnsOf(membersWith([...whites, ...blacks]));

  test('White seekers stand by ascending average of the opponents', () => {
    expect(white.map(member => aroOf(member).toFixed(1))).toEqual([
      '2310.0',
      '2318.4',
      '2322.3',
      '2333.7',
      '2340.5',
      '2344.6',
    ]);
  });
  test('Black seekers by descending rating', () => {
    expect(black.map(({ rating }) => rating)).toEqual([2380, 2365, 2300, 2280, 2260, 2250]);
  });
  test('nobody changes column where both are equal', () => {
    expect(transferred).toEqual([]);
  });
});

describe('6.2: ties in the columns', () => {
  test('among equal averages the lower rating is the higher White seeker, then the alphabet', () => {
    const members = membersWith([
      { ...WHITE_SEEKER, opponents: [2000], rating: 2200 },
      { ...WHITE_SEEKER, opponents: [2000], rating: 2100 },
      { ...WHITE_SEEKER, opponents: [2000], rating: 2100 },
      BLACK_SEEKER,
      BLACK_SEEKER,
      BLACK_SEEKER,
    ]);
    expect(placesOf(columnsOf(members).white)).toEqual([2, 3, 1]);
  });
  test('among equal ratings the higher average is the higher Black seeker', () => {
    const members = membersWith([
      { ...BLACK_SEEKER, opponents: [2000], rating: 2100 },
      { ...BLACK_SEEKER, opponents: [2050], rating: 2100 },
      WHITE_SEEKER,
      WHITE_SEEKER,
    ]);
    expect(placesOf(columnsOf(members).black)).toEqual([2, 1]);
  });
});

describe('7.3 and 7.4: one colour in surplus', () => {
  const seekers = (seeker: Particulars, averages: readonly number[]) =>
    membersWith(averages.map(average => ({ ...seeker, opponents: [average], rating: 2000 })));

  test('7.3: with two White seekers too many, the one with the lowest average goes over', () => {
    const members = seekers(WHITE_SEEKER, [2100, 2050]);
    expect(placesOf(columnsOf(members).transferred)).toEqual([2]);
  });
  test('7.4: with two Black seekers too many, the one with the highest average goes over', () => {
    const members = seekers(BLACK_SEEKER, [2050, 2100]);
    expect(placesOf(columnsOf(members).transferred)).toEqual([2]);
  });
  test('7.3: among equal averages the higher rating, then the alphabet', () => {
    const members = membersWith(
      [2000, 2100, 2100, 1900].map(rating => ({ ...WHITE_SEEKER, opponents: [2050], rating })),
    );
    expect(placesOf(columnsOf(members).transferred)).toEqual([2, 3]);
  });
  test('7.4: among equal averages the lower rating', () => {
    const members = membersWith([2000, 1900].map(rating => ({ ...BLACK_SEEKER, opponents: [2050], rating })));
    expect(placesOf(columnsOf(members).transferred)).toEqual([2]);
  });
  test('2.2: nobody goes over whom the other colour is forbidden', () => {
    const members = membersWith([
      { colours: ['black', 'black'], opponents: [2000] },
      { colours: ['black'], opponents: [2100] },
    ]);
    expect(placesOf(columnsOf(members).transferred)).toEqual([2]);
  });
});

describe('2.1: limits on upward transfers', () => {
  const may = (particulars: Particulars, rounds: number, isLastRound = false) =>
    membersWith([particulars]).map(member => mayBeTransferredUp(member, { rounds, isLastRound }))[0];

  test('not twice running', () => {
    expect(may({ upfloats: 1, upfloatedLast: true }, 9)).toBe(false);
  });
  test('three times at most in fewer than ten rounds', () => {
    expect(may({ upfloats: 2 }, 9)).toBe(true);
    expect(may({ upfloats: 3 }, 9)).toBe(false);
  });
  test('four times at most in more than nine rounds', () => {
    expect(may({ upfloats: 3 }, 10)).toBe(true);
    expect(may({ upfloats: 4 }, 10)).toBe(false);
  });
  test('the last round knows no limits', () => {
    expect(may({ upfloats: 5, upfloatedLast: true }, 9, true)).toBe(true);
  });
});

describe('orders of choice', () => {
  test('7.1 and 7.2: opposite preference, then highest rating, then lowest average', () => {
    const members = membersWith([
      { ...WHITE_SEEKER, rating: 2300 },
      { ...BLACK_SEEKER, rating: 2100, opponents: [2000] },
      { ...BLACK_SEEKER, rating: 2200 },
      { ...BLACK_SEEKER, rating: 2100, opponents: [1900] },
    ]);
    expect(placesOf([...members].sort(byTransferFor('white')))).toEqual([3, 4, 2, 1]);
  });
  test('8.2: the opponent of a floater likewise', () => {
    const [floater, ...members] = membersWith([
      BLACK_SEEKER,
      { ...WHITE_SEEKER, rating: 2000 },
      { ...BLACK_SEEKER, rating: 2300 },
      { ...WHITE_SEEKER, rating: 2100 },
    ]);
    if (floater) expect(placesOf(members.sort(byOfferTo(floater)))).toEqual([4, 2, 3]);
  });
  test('8.1: floaters by turns, a White seeker first', () => {
    const members = membersWith([
      { ...BLACK_SEEKER, rating: 2000 },
      { ...BLACK_SEEKER, rating: 2100 },
      { ...WHITE_SEEKER, opponents: [2000] },
    ]);
    expect(placesOf(floatersInTurn(members))).toEqual([3, 2, 1]);
  });
  test('4: the bye to the lowest rating, then the dominant colour, then the highest average', () => {
    const members = membersWith([
      { ...WHITE_SEEKER, rating: 2000, opponents: [2200] },
      { ...BLACK_SEEKER, rating: 1900, opponents: [2300] },
      { ...WHITE_SEEKER, rating: 1900, opponents: [2000] },
      { ...WHITE_SEEKER, rating: 1900, opponents: [2100] },
    ]);
    expect(dominantColour(members)).toBe('white');
    expect(placesOf([...members].sort(byClaimToBye(members)))).toEqual([4, 3, 2, 1]);
  });
  test('5: in the first round the bye goes to the last of the list', () => {
    const members = membersWith([{ rating: 2000 }, { rating: 2000 }, { rating: 2000 }]);
    expect(placesOf([...members].sort(byClaimToBye(members)))).toEqual([3, 2, 1]);
  });
});

describe('2.1: who was transferred, told from the record (decision 134)', () => {
  /* 6 meets a higher score in rounds 2 (0 against 1), 3 (0 against 1.5) and 4 (0 against 1). Round 3 follows a transfer
   * at once, which 2.1 forbids; round 4 does not, for 6 was not transferred in round 3. */
  const rounds = [
    ['1-4 1-0', '2-5 1-0', '3-6 1-0'],
    ['1-6 1-0', '2-3 =', '4-5 ='],
    ['2-6 1-0', '1-3 =', '4 H', '5 H'],
    ['6-4 =', '1-2 =', '3-5 ='],
  ];
  const transfers = (played: number) => {
    const six = membersIn({ players: 6, rounds: rounds.slice(0, played) })[5];
    return six && transfersOf(six.entrant.past, 9);
  };
  test('a player who meets a higher score was transferred', () => {
    expect(transfers(2)).toEqual({ upfloats: 1, upfloatedLast: true });
  });
  test('not where 2.1 forbade it: then a floater came down to him (6.4)', () => {
    expect(transfers(3)).toEqual({ upfloats: 1, upfloatedLast: false });
    expect(transfers(4)).toEqual({ upfloats: 2, upfloatedLast: true });
  });
});
