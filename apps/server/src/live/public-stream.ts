import type { State } from '@pareo/engine/journal';
import type { Desk } from '../desks/desk.ts';
import { deltaBetween, type ToldBoard } from './deltas.ts';
import { eventText, type StreamClient } from './open-streams.ts';
import { newTopic, type Topic } from './topic.ts';

/** What spectators hear: results as they come, and which pages to fetch again. Never a name, never who entered it. */
export interface PublicStreams {
  readonly follow: (desk: Desk) => PublicParts;
  readonly join: (desk: Desk, client: StreamClient, after: number | undefined) => void;
  readonly isWatching: (desk: Desk) => boolean;
}

/** The versions of what the pages are made of: a result on board 12 does not throw the list of players away. */
export interface PublicParts {
  readonly details: () => number;
  readonly players: () => number;
  readonly standings: () => number;
  readonly round: (round: number) => number;
  /** Of everything up to a round. */
  readonly roundsTo: (round: number) => number;
}

/** Thirty results in a moment are one event. */
const COALESCED = 250;
/** Events that a spectator may have missed and still be told. */
const RING = 512;

interface Following {
  readonly topic: Topic;
  readonly parts: PublicParts;
  readonly ring: { readonly version: number; readonly event: string }[];
  /** Before the first event of the ring nothing is known. */
  readonly from: () => number;
}

export const publicStreams = (build: string): PublicStreams => {
  const followed = new WeakMap<Desk, Following>();

  const followingOf = (desk: Desk): Following => {
    const known = followed.get(desk);
    if (known !== undefined) return known;
    const following = followDesk(desk);
    followed.set(desk, following);
    return following;
  };

  return {
    isWatching: desk => (followed.get(desk)?.topic.size() ?? 0) > 0,
    follow: desk => followingOf(desk).parts,
    join: (desk, client, after) => {
      const { topic, ring, from } = followingOf(desk);
      const { version, journal } = desk.head();
      // Its id is what was told, not what is known: what still waits to be told comes after it.
      const told = ring.at(-1)?.version ?? from();
      client.write(eventText('hello', { version, round: journal.state.published, build }, told));
      if (after !== undefined && after < from()) client.write(eventText('refresh', {}));
      else if (after !== undefined)
        for (const event of ring.filter(item => item.version > after)) client.write(event.event);
      topic.join(client, told);
    },
  };
};

const followDesk = (desk: Desk): Following => {
  const topic = newTopic();
  const ring: { readonly version: number; readonly event: string }[] = [];
  const opened = desk.head();
  let from = opened.version;
  let state: State = opened.journal.state;
  const versions = { details: opened.version, players: opened.version, standings: opened.version };
  const rounds = new Map<number, number>();
  let waiting = new Map<number, Map<number, ToldBoard>>();
  let news: string[] = [];
  let isStandingsNew = false;
  let timer: NodeJS.Timeout | undefined;

  /* Several events of one moment carry one version: they are one message, told or not told together. */
  const flush = (): void => {
    timer = undefined;
    const { version } = desk.head();
    const events = [
      ...[...waiting].map(([round, boards]) =>
        eventText('results', { round, boards: [...boards.values()] }, version),
      ),
      ...news.map(event => event.replace(/^/, `id: ${version}\n`)),
      ...(isStandingsNew
        ? [eventText('standings', { version: versions.standings, after: state.published }, version)]
        : []),
    ];
    waiting = new Map();
    news = [];
    isStandingsNew = false;
    if (events.length === 0) return;
    const event = events.join('');
    ring.push({ version, event });
    if (ring.length > RING) from = ring.shift()?.version ?? from;
    topic.tell(version, event);
  };

  desk.hear((entry, head) => {
    const before = state;
    state = head.journal.state;
    const delta = deltaBetween(before, state);
    const version = entry.seq;
    for (const { round, boards } of delta.results) {
      rounds.set(round, version);
      const known = waiting.get(round) ?? new Map<number, ToldBoard>();
      for (const told of boards) known.set(told[0], told);
      waiting.set(round, known);
    }
    for (const { round, status } of delta.rounds) {
      rounds.set(round, version);
      versions.details = version;
      waiting.delete(round);
      news.push(eventText('round', { round, status }));
    }
    if (delta.standings) {
      versions.standings = version;
      isStandingsNew = true;
    }
    if (delta.players) {
      versions.players = version;
      news.push(eventText('details', { players: version }));
    }
    if (delta.details) {
      versions.details = version;
      news.push(eventText('details', { version }));
    }
    if (waiting.size > 0 || news.length > 0 || isStandingsNew) {
      timer ??= setTimeout(flush, COALESCED);
      timer.unref();
    }
  });

  const roundVersion = (round: number) => rounds.get(round) ?? opened.version;
  return {
    topic,
    ring,
    from: () => from,
    parts: {
      details: () => versions.details,
      players: () => versions.players,
      standings: () => versions.standings,
      round: roundVersion,
      roundsTo: last => {
        let newest: number = opened.version;
        for (const [round, version] of rounds) if (round <= last) newest = Math.max(newest, version);
        return newest;
      },
    },
  };
};
