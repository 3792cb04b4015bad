import type { Entry, Refusal, Warning, Wish } from '@pareo/engine/journal';
import type { Settled } from '@pareo/host';
import { toasts } from './toasts.svelte.ts';
import type { Tournament } from './tournament.svelte.ts';

/** What came of an act: done (or on its way), called off by its author, or refused. */
export type Done =
  | { readonly kind: 'done'; readonly entry?: Entry }
  | { readonly kind: 'called-off' }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

/** Consequences that wait for a yes: the dialog of the frame shows them. */
interface Confirming {
  readonly tournament: Tournament;
  readonly wish: Wish;
  readonly warnings: readonly Warning[];
  readonly answer: (accepted: { readonly reason?: string } | undefined) => void;
}

let confirming = $state.raw<Confirming | undefined>();

export const confirmation = {
  get now(): Confirming | undefined {
    return confirming;
  },
};

export interface DoOptions {
  /** Said when it is done, with the way back where there is one. */
  readonly say?: string;
  /** Waits for the journal: acts that are not shown at once. */
  readonly settled?: boolean;
}

/** Does an act: shows its consequences first where it has some, and says what was done. */
export const perform = async (tournament: Tournament, wish: Wish, options: DoOptions = {}): Promise<Done> => {
  const sent = tournament.desk.send(wish);
  const settled: Settled | undefined =
    !sent.now.ok || options.settled || isSlow(wish) ? await sent.settled : undefined;
  if (settled?.kind === 'refused') {
    tournament.desk.dismiss(sent.id);
    const warnings = unconfirmed(settled.refusals);
    if (!warnings) return { kind: 'refused', refusals: settled.refusals };
    const accepted = await confirmed(tournament, wish, warnings);
    if (!accepted) return { kind: 'called-off' };
    return perform(
      tournament,
      {
        ...wish,
        knowing: warnings.map(({ code }) => code),
        ...(accepted.reason ? { reason: accepted.reason } : {}),
      },
      options,
    );
  }
  if (options.say) sayDone(tournament, options.say, sent.settled);
  return { kind: 'done', ...(settled?.kind === 'done' ? { entry: settled.entry } : {}) };
};

const SLOW: readonly Wish['kind'][] = ['pair', 'pair-by-hand', 'adjust-prize', 'issue-norm', 'finish'];
const isSlow = ({ kind }: Wish): boolean => SLOW.includes(kind);

/** The consequences to confirm, where they are all that stands against the act. */
const unconfirmed = (refusals: readonly Refusal[]): readonly Warning[] | undefined => {
  const warnings = refusals.flatMap(refusal =>
    refusal.code === 'not-confirmed' ? refusal.data.warnings : [],
  );
  const others = refusals.filter(({ code }) => code !== 'not-confirmed' && code !== 'reason-missing');
  return warnings.length > 0 && others.length === 0 ? warnings : undefined;
};

const confirmed = (
  tournament: Tournament,
  wish: Wish,
  warnings: readonly Warning[],
): Promise<{ readonly reason?: string } | undefined> =>
  new Promise(done => {
    confirming = {
      tournament,
      wish,
      warnings,
      answer: accepted => {
        confirming = undefined;
        done(accepted);
      },
    };
  });

const sayDone = (tournament: Tournament, text: string, settled: Promise<Settled>): void => {
  toasts.say(text, async () => {
    const came = await settled;
    if (came.kind === 'done') await perform(tournament, { kind: 'undo', entry: came.entry.seq });
  });
};
