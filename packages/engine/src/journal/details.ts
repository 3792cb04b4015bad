import type { Header, NormEvent, RatingKind } from '../model/index.ts';

/** What is said of a tournament and decides no pairing. All but the name, the zone and the language may be absent. */
export interface Details {
  readonly name: string;
  /** IANA name of the time zone: round times are local to it, instants are UTC. */
  readonly zone: string;
  /** Of the lists, until a reader chooses another. */
  readonly language: 'en' | 'es';
  /** A label that several tournaments share (sections A, B, C). */
  readonly event?: string;
  readonly place?: string;
  readonly federation?: string;
  /** `YYYY-MM-DD`. */
  readonly start?: string;
  readonly end?: string;
  readonly chiefArbiter?: string;
  readonly deputies?: readonly string[];
  readonly timeControl?: string;
  /** TRF26 record 222. */
  readonly encodedTimeControl?: string;
  /** Index = round - 1: `YYYY-MM-DDTHH:MM`, local to the zone; empty where it is not known. */
  readonly roundTimes?: readonly string[];
  /** Minutes before a round until which line-ups are handed in. It is counted down and decides nothing. */
  readonly lineUpsDue?: number;
  /** Which rating list the ratings come from, in words. */
  readonly ratingList?: string;
  /** The list by which it is rated. Absent: standard. */
  readonly ratingKind?: RatingKind;
  /** `YYYY-MM`: of the lists taken. */
  readonly ratingMonth?: string;
  /** What decides about norms. Absent: nothing is declared, and the host is the federation. */
  readonly norms?: NormEvent;
  /** Columns of the lists on paper and in public, in order. Absent: the usual ones. */
  readonly columns?: readonly string[];
}

/** What decides about norms: as declared; otherwise the federation is the host. */
export const normEventOf = (
  { norms }: Pick<Details, 'norms'>,
  { federation = '' }: Pick<Header, 'federation'>,
): NormEvent => norms ?? { host: federation };
