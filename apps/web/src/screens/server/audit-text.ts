import type { AuditEntry } from '@pareo/host';
import { t } from '../../words/t.svelte.ts';
import { reasonText } from './backup-text.ts';

/** Who did it. */
export const actorOfLine = ({ kind, actor, about }: AuditEntry): string => {
  if (actor !== undefined) return actor.name || t.server.audit.gone;
  if (kind.startsWith('backup')) return t.server.audit.server;
  return typeof about['name'] === 'string' && kind === 'signed-in' ? about['name'] : t.server.audit.unknown;
};

/** Whom and what it is about, in the order that a reader asks. */
export const detailOfLine = ({ kind, person, tournament, about }: AuditEntry): string => {
  const words = t.server.audit;
  const text = (name: string): string | undefined => {
    const value = about[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const value = (name: string): string => {
    const found = text(name) ?? '';
    // Of the server itself, where no tournament is named.
    if (tournament === undefined && has(t.server.roles, found)) return t.server.roles[found];
    return has(words.values, found) ? words.values[found] : found;
  };
  const link = text('kind');
  const by = text('by');
  const why = text('why');
  const named = kind === 'person-removed' || kind === 'tournament-deleted' ? text('name') : undefined;
  const label = kind.startsWith('link') || kind.startsWith('rating-list') ? text('name') : undefined;
  return [
    named,
    named === undefined && person ? person.name || words.gone : undefined,
    named === undefined && tournament ? tournament.name || words.goneTournament : undefined,
    by !== undefined && has(words.by, by) ? words.by[by] : undefined,
    why !== undefined && has(words.why, why) ? words.why[why] : undefined,
    link !== undefined && has(words.links, link) ? words.links[link] : undefined,
    label,
    text('from') === undefined ? undefined : words.fromTo(value('from'), value('to')),
    text('slug') === undefined ? undefined : `/t/${text('slug')}`,
    about['whyPublic'] === undefined ? undefined : about['whyPublic'] ? words.whyOn : words.whyOff,
    about['archived'] === undefined
      ? undefined
      : about['archived']
        ? words.archivedNow
        : words.archivedNoMore,
    text('reason') === undefined ? undefined : reasonText(text('reason') ?? ''),
    text('reason') === undefined ? text('backup') : undefined,
    text('damaged') === undefined ? undefined : words.damaged(text('damaged') ?? ''),
    typeof about['tournaments'] === 'number' ? words.copies(about['tournaments']) : undefined,
    text('network') === undefined ? undefined : words.network(text('network') ?? ''),
    typeof about['lines'] === 'number' ? words.lines(about['lines']) : undefined,
    typeof about['more'] === 'number' ? words.andMore(about['more']) : undefined,
  ]
    .filter(part => part !== undefined)
    .join(' · ');
};

const has = <Words extends object>(words: Words, name: string): name is Extract<keyof Words, string> =>
  Object.hasOwn(words, name);
