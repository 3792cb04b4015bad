import { preferences } from './preferences.svelte.ts';

/**
 * Keys of a screen, by name: `Escape`, `Ctrl+k`, `Shift+ArrowDown`, or one character as it is typed (`w`, `?`, `[`).
 * A handler that gives `false` lets the next one have the key.
 */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => unknown>>;

const layers: Keys[] = [];

/** The keys hold while the screen is there: the last one in has the first word. Use inside `$effect`. */
export const withKeys = (keys: Keys): (() => void) => {
  layers.push(keys);
  return () => {
    const at = layers.lastIndexOf(keys);
    if (at >= 0) layers.splice(at, 1);
  };
};

export const hearKeys = (): (() => void) => {
  addEventListener('keydown', hear);
  return () => removeEventListener('keydown', hear);
};

/** So long the second key of two is waited for. */
const SECOND_KEY = 1500;

/**
 * The key after this one is heard before anything on the page: `G` `A` goes to a page wherever the cursor is, where `A` alone would mark
 * somebody absent. A handler that gives `false` leaves it to the page.
 */
export const nextKey = (handler: (event: KeyboardEvent) => boolean): void => {
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('keydown', second, { capture: true });
  };
  const second = (event: KeyboardEvent): void => {
    if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
    stop();
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !handler(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const timer = setTimeout(stop, SECOND_KEY);
  addEventListener('keydown', second, { capture: true });
};

const hear = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.isComposing) return;
  const typing = isTyping(event.target);
  const inDialog = document.querySelector('dialog[open]') !== null;
  const name = nameOf(event);
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (typing && plain && name !== 'Escape' && name !== 'F6') return;
  if (inDialog && name !== 'Escape' && !isInside(event.target, 'dialog[open]')) return;
  if (inDialog) return;
  if (name === 'Enter' && isPressedByIt(event.target)) return;
  if (plain && /^[a-z]$/i.test(event.key) && !preferences.now.letterKeys) return;
  for (let at = layers.length - 1; at >= 0; at--) {
    const handler = layers[at]?.[name];
    if (!handler || handler(event) === false) continue;
    event.preventDefault();
    return;
  }
  // Out of a field, so that the letters that come next are keys again.
  if (typing && name === 'Escape' && event.target instanceof HTMLElement) event.target.blur();
};

/** `Ctrl` stands for Command too. Shift is part of the name only where the character does not show it. */
export const nameOf = (event: KeyboardEvent): string => {
  const control = event.ctrlKey || event.metaKey ? 'Ctrl+' : '';
  const alt = event.altKey ? 'Alt+' : '';
  const single = event.key.length === 1;
  const shift = event.shiftKey && (!single || control !== '' || /^[a-z]$/i.test(event.key)) ? 'Shift+' : '';
  return `${control}${alt}${shift}${single ? event.key.toLowerCase() : event.key}`;
};

/** Enter presses what was reached by keys. After a click of the mouse it is the primary action of the screen again. */
const isPressedByIt = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('a[href], button, summary, input[type="checkbox"], input[type="radio"]') &&
  target.matches(':focus-visible');

const TYPED = new Set([
  'text',
  'search',
  'number',
  'password',
  'email',
  'url',
  'date',
  'time',
  'datetime-local',
]);

export const isTyping = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return true;
  return target instanceof HTMLInputElement && TYPED.has(target.type);
};

const isInside = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
