import type { Header } from './tournament.ts';

/** Every field of a header, for whoever reads one: how a text is read, and a list of them. */
export const headerFields = <Text, Texts, Dates>({
  text,
  texts,
  dates,
}: {
  readonly text: Text;
  readonly texts: Texts;
  /** One text for each round. */
  readonly dates: Dates;
}) =>
  ({
    name: text,
    city: text,
    federation: text,
    start: text,
    end: text,
    numberOfPlayers: text,
    numberOfRatedPlayers: text,
    numberOfTeams: text,
    type: text,
    chiefArbiter: text,
    deputies: texts,
    timeControl: text,
    encodedTimeControl: text,
    startRankMethod: text,
    pairingController: text,
    roundDates: dates,
  }) as const satisfies Record<keyof Header, Text | Texts | Dates>;
