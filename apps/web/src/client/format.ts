import type { Points } from '@pareo/engine';
import type { Actor, GameResult } from '@pareo/engine/journal';
import { spokenName } from '@pareo/tournament/names';
import { gameText } from '@pareo/tournament/results';
import { language } from './preferences.svelte.ts';

/** A region that the browser names with the language of the screen. Spanish writes dates alike in every one. */
export const region = (): string | undefined => {
  const spoken = language();
  const named = navigator.languages.find(tag => tag.startsWith(`${spoken}-`));
  return named ?? (spoken === 'es' ? 'es-MX' : undefined);
};

/** Numbers and dates by the region of the browser; plain `es` is that of Mexico. */
export const locale = (): string => region() ?? 'en-GB';

const decimals = (value: number, digits: number): string =>
  new Intl.NumberFormat(locale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(value);

/** `3.0`: always one decimal, so that right alignment is decimal alignment. */
export const pointsText = (points: Points | number): string => decimals(points / 10, 1);

/** `2½` in sentences and cells. */
export const halvesText = (points: Points | number): string => {
  if (points % 10 === 5) return `${points === 5 ? '' : Math.floor(points / 10)}½`;
  return points % 10 === 0 ? String(points / 10) : decimals(points / 10, 1);
};

/** Each tie-break with the decimals that its column needs. */
export const columnText = (
  values: readonly (number | undefined)[],
): ((value: number | undefined) => string) => {
  const digits = Math.min(
    3,
    Math.max(
      0,
      ...values.map(value => (value === undefined ? 0 : digitsOf(Math.round(value * 1000) / 1000))),
    ),
  );
  return value => (value === undefined ? '–' : decimals(value, digits));
};

const digitsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

export const numberText = (value: number): string =>
  decimals(value, digitsOf(Math.round(value * 1000) / 1000));

export const timeText = (instant: string): string =>
  new Date(instant).toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export const secondsText = (instant: string): string =>
  new Date(instant).toLocaleTimeString(locale(), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });

export const dateText = (instant: string): string =>
  new Date(instant).toLocaleDateString(locale(), { day: 'numeric', month: 'short', year: 'numeric' });

/** A calendar day as the settings keep it: no zone may move it. */
export const dayText = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).toLocaleDateString(locale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
};

/** `340 kB`, `1.2 MB`: sizes of files. */
export const bytesText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${decimals(bytes / 1_000_000, bytes < 10_000_000 ? 1 : 0)} MB`;

/** The time today, the day and the time before. */
export const whenText = (instant: string): string =>
  new Date(instant).toDateString() === new Date().toDateString()
    ? timeText(instant)
    : `${dateText(instant)}, ${timeText(instant)}`;

/** As a slip says it; games that are not rated have a star. */
export const resultText = (result: GameResult): string =>
  `${gameText(result)}${result.code.endsWith('u') ? ' *' : ''}`;

/** A code as it stands in data of a refusal: `1-0`, `=`; anything else is shown as it is. */
export const codeText = (code: string): string => resultText({ code: code as GameResult['code'] });

export const actorText = (actor: Actor): string => (actor.kind === 'host' ? 'Pareo' : actor.name);

export { spokenName };

export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(word => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
