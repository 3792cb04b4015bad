import type { Outcome } from '@pareo/engine';
import { accept, refuse, together } from '@pareo/engine/model';
import { numberedName } from '@pareo/tournament/names';
import { callFault, type Fault } from './answer.ts';

/** Someone with a number and a name. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

/** Nobody, or several, the first of them by name. */
export interface NotTheOne {
  readonly several?: readonly string[];
}

/** By number, or by a part of the name that only one of them has. */
export const participantCalled = <Participant extends Named>(
  text: string,
  all: readonly Participant[],
): Outcome<Participant, NotTheOne> => {
  const found = /^\d+$/.test(text)
    ? all.filter(({ id }) => id === Number(text))
    : all.filter(({ name }) => plain(name).includes(plain(text)));
  const whole = found.filter(({ name }) => plain(name) === plain(text));
  const [one] = found.length === 1 ? found : whole;
  if (one) return accept(one);
  return refuse(
    found.length === 0 ? {} : { several: firstOf(found.map(({ id, name }) => numberedName(id, name))) },
  );
};

const SHOWN = 8;

const firstOf = (names: readonly string[]): readonly string[] =>
  names.length > SHOWN ? [...names.slice(0, SHOWN), '…'] : names;

/** The fault, with those the name fits. */
export const orFault = <Participant>(
  called: Outcome<Participant, NotTheOne>,
  fault: (why: NotTheOne) => Fault,
): Outcome<Participant, Fault> => (called.ok ? called : refuse(...called.faults.map(fault)));

export const playerCalled = <Player extends Named>(
  player: string,
  all: readonly Player[],
  file: string,
): Outcome<Player, Fault> =>
  orFault(participantCalled(player, all), why => callFault('player-not-there', { player, ...why }, file));

export const playersCalled = <Player extends Named>(
  players: readonly string[],
  all: readonly Player[],
  file: string,
): Outcome<readonly Player[], Fault> => together(players.map(player => playerCalled(player, all, file)));

/** Without accents and capitals, which nobody types on a terminal. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
