import { sideText } from '@pareo/tournament';
import { type PageData, said } from './data.ts';

/* One name is followed on this phone; its card stands on top of every list. */

interface Followed {
  readonly key: number;
  readonly name: string;
}

interface NextGame {
  readonly round: number;
  readonly board?: number;
  readonly colour?: 'white' | 'black';
  readonly opponent?: { readonly name: string; readonly rating?: number };
  readonly result?: string;
}

const storeOf = (slug: string): string => `pareo.follow.${slug}`;

/** A phone may forbid storage: then nobody is followed, and everything else works. */
const followedIn = (slug: string): Followed | undefined => {
  try {
    const text = localStorage.getItem(storeOf(slug));
    return text === null ? undefined : (JSON.parse(text) as Followed);
  } catch {
    return undefined;
  }
};

const remember = (slug: string, followed: Followed | undefined): void => {
  try {
    if (followed) localStorage.setItem(storeOf(slug), JSON.stringify(followed));
    else localStorage.removeItem(storeOf(slug));
  } catch {
    // Storage is full or forbidden: the card is shown now and forgotten later.
  }
};

export const startFollowing = (data: PageData): { readonly refresh: () => Promise<void> } => {
  const card = document.getElementById('follow');
  const refresh = async (): Promise<void> => {
    const followed = followedIn(data.slug);
    if (!card) return;
    if (!followed) {
      card.hidden = true;
      return;
    }
    const game = await nextGameOf(data, followed);
    if (game) draw(card, followed, { game, data, forget: () => change(undefined) });
  };
  const change = (followed: Followed | undefined): void => {
    remember(data.slug, followed);
    void refresh();
  };
  const button = document.querySelector<HTMLButtonElement>('button.follow');
  if (button) {
    button.hidden = false;
    button.addEventListener('click', () => {
      change({ key: Number(button.dataset['key']), name: button.dataset['name'] ?? '' });
      button.hidden = true;
    });
    if (followedIn(data.slug)?.key === Number(button.dataset['key'])) button.hidden = true;
  }
  void refresh();
  return { refresh };
};

interface PublicRound {
  readonly round: number;
  readonly kind: 'game' | 'bye' | 'none';
  readonly board?: number;
  readonly colour?: 'white' | 'black';
  readonly opponent?: { readonly name: string; readonly rating?: number };
  /** As the lists print it. */
  readonly text?: string;
}

/** The last round published: a game, or none. */
const nextGameOf = async ({ slug }: PageData, { key }: Followed): Promise<NextGame | undefined> => {
  try {
    const answer = await fetch(`/api/v1/public/${encodeURIComponent(slug)}/players/${key}`);
    if (!answer.ok) return undefined;
    const { rounds } = (await answer.json()) as { readonly rounds: readonly PublicRound[] };
    const last = rounds.at(-1);
    if (!last) return undefined;
    const { round, board, colour, opponent, text } = last;
    return {
      round,
      ...(board === undefined ? {} : { board }),
      ...(colour === undefined ? {} : { colour }),
      ...(opponent === undefined ? {} : { opponent }),
      ...(text === undefined ? {} : { result: text }),
    };
  } catch {
    return undefined;
  }
};

const element = (tag: string, text: string, className = ''): HTMLElement => {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
};

const draw = (
  card: HTMLElement,
  { name, key }: Followed,
  { game, data, forget }: { readonly game: NextGame; readonly data: PageData; readonly forget: () => void },
): void => {
  const { words, slug } = data;
  const stop = element('button', words.unfollow, 'quiet');
  stop.addEventListener('click', forget);
  const person = document.createElement('a');
  person.href = `/t/${encodeURIComponent(slug)}/p/${key}`;
  person.textContent = name;
  const lines = document.createElement('p');
  lines.append(person);
  const children: HTMLElement[] = [stop, element('h2', words.yourGame), lines];
  if (game.board === undefined) children.push(element('p', said(words.noGame, { round: game.round })));
  else {
    const colour = game.colour === undefined ? '' : ` · ${words[game.colour]}`;
    const result =
      game.result === undefined || game.colour === undefined
        ? ''
        : ` · ${words.ownResult}: ${sideText(game.result, game.colour)}`;
    const line = element('p', `${said(words.board, { board: game.board })}${colour}${result}`, 'big');
    if (game.colour !== undefined) line.prepend(element('span', '', `disc ${game.colour}`));
    children.push(line);
    const rival = element('p', `${game.opponent?.name ?? ''} ${game.opponent?.rating ?? ''} `);
    if (data.showsWhy) {
      const why = document.createElement('a');
      why.href = `/t/${encodeURIComponent(slug)}/why/${game.round}/${game.board}`;
      why.textContent = words.why;
      rival.append(why);
    }
    children.push(rival);
  }
  card.replaceChildren(...children);
  card.hidden = false;
};
