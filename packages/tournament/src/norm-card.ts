import type { Issue, Outcome } from '@pareo/engine';
import { accept, type NormTitle } from '@pareo/engine/model';
import {
  failingIn,
  NORM_FIGURES,
  type NormCheck,
  type NormLine,
  type NormVerdict,
} from '@pareo/engine/norms';
import {
  articleIn,
  type Language,
  type NormCheckName,
  type NormTexts,
  normTexts,
  type ToConfirm,
} from '@pareo/texts';
import { textOfRule } from '@pareo/texts/rules';
import { spokenName } from './names.ts';
import {
  grouped,
  halves,
  type NormsAsked,
  needsIn,
  normReportOf,
  normSheet,
  type ReachOf,
  reachText,
} from './norms.ts';
import type { Source } from './open.ts';
import { peopleOf } from './people.ts';
import type { Person } from './sheets.ts';

/* One norm of one player: what stands for it and against it, with the lines that make every figure. */

export interface NormCheckShown {
  readonly name: string;
  readonly article: string;
  readonly found: string;
  readonly needed: string;
  readonly ok: boolean;
  /** It does not hold and need not. */
  readonly exempt?: string;
}

export interface NormLineShown {
  readonly round: number;
  readonly opponent?: Person;
  readonly title?: string;
  readonly federation?: string;
  /** As listed. Absent: unrated, or nobody. */
  readonly rating?: number;
  /** As it enters the average. */
  readonly counted?: number;
  /** As the norm counts it, or what stood there: `+`. */
  readonly score: string;
  readonly counts: boolean;
  /** Left out by choice: struck out on a certificate. */
  readonly dropped: boolean;
  readonly note?: string;
}

export interface NormCard {
  readonly person: Person;
  readonly title: NormTitle;
  readonly verdict: NormVerdict;
  readonly reach: ReachOf['reach'];
  readonly state: string;
  /** What the next round has to bring. */
  readonly needs: readonly string[];
  readonly needsHeading?: string;
  readonly checks: readonly NormCheckShown[];
  readonly lines: readonly NormLineShown[];
  /** Average, performance, score: a sentence each; then what was used. */
  readonly below: readonly string[];
  readonly toConfirm: readonly string[];
  readonly remarks?: string;
  readonly issued?: ReachOf['issued'];
}

export interface NormCardAsked extends NormsAsked {
  readonly language: Language;
  readonly player: number;
  readonly title: NormTitle;
}

/** Undefined: nobody has the number, or the title is none for the player. */
export const normCard = (source: Source, request: NormCardAsked): Outcome<NormCard | undefined, Issue> => {
  const { language, player, title, ...asked } = request;
  const report = normReportOf(source, asked);
  const sheet = normSheet(source, asked);
  if (!report.ok) return report;
  if (!sheet.ok) return sheet;
  const people = new Map(peopleOf(source).map(person => [person.number, person]));
  const person = people.get(player);
  const verdict = report.value.players
    .find(one => one.player === player)
    ?.verdicts.find(one => one.title === title);
  if (!person || !verdict) return accept(undefined);
  const texts = normTexts[language];
  const own = sheet.value.rows
    .find(row => row.person.number === player)
    ?.titles.find(one => one.title === title);
  const reach: ReachOf['reach'] =
    own?.reach ?? (verdict.norm ? { kind: 'made', sure: false } : { kind: 'none' });
  const issued = own?.issued;
  return accept({
    person,
    title,
    verdict,
    reach,
    state: own ? reachText(own, language) : texts.verdict(title, verdict.norm),
    ...needsShown(source, request, { texts, people, reach }),
    checks: verdict.checks.map(check => checkShown(check, title, { texts, language })),
    lines: verdict.lines.map(line => lineShown(line, { people, texts, language })),
    below: below(verdict, { texts, people, language, isStrong: sheet.value.isStrong }),
    toConfirm: toConfirmIn(sheet.value.event).map(one => texts.toConfirm[one]),
    ...(issued ? { issued } : {}),
    ...(issued?.remarks === undefined ? {} : { remarks: issued.remarks }),
  });
};

type People = ReadonlyMap<number, Person>;

const needsShown = (
  source: Source,
  { language: _language, player, title, ...asked }: NormCardAsked,
  {
    texts,
    people,
    reach,
  }: { readonly texts: NormTexts; readonly people: People; readonly reach: ReachOf['reach'] },
): Pick<NormCard, 'needs' | 'needsHeading'> => {
  if (reach.kind === 'made') return { needs: reach.sure ? [texts.sure] : [] };
  const needs = needsIn(source, player, asked);
  const need = needs.ok ? needs.value.find(one => one.title === title) : undefined;
  if (reach.kind !== 'next' || !need) return { needs: [] };
  const calledIn = (id: number, rating: number | undefined) => {
    const rival = people.get(id);
    return [rival?.name.replace(/,.*$/, '') ?? String(id), rating ?? texts.unrated, rival?.title]
      .filter(part => part !== undefined)
      .join(' ');
  };
  const groups = grouped(need.least).map(([result, opponents]) =>
    texts.against(
      result,
      opponents.map(({ id, rating }) => calledIn(id, rating)),
    ),
  );
  const isAnybody = need.least.every(({ result }) => result !== undefined);
  return {
    needsHeading: texts.needsHeading(reach.round),
    needs: isAnybody ? groups : [...groups, texts.nobodyElse],
  };
};

const NAMES: Readonly<Record<string, NormCheckName>> = {
  '1.4.1': 'games',
  '1.4.3': 'foreigners',
  '1.4.4.own': 'own',
  '1.4.4.one': 'one',
  '1.4.5a': 'holders',
  '1.4.8a': 'average',
  '1.4.8b': 'score',
  '1.4.8': 'performance',
};

const checkShown = (
  { rule, found, needed, ok, exempt }: NormCheck,
  title: NormTitle,
  { texts, language }: { readonly texts: NormTexts; readonly language: Language },
): NormCheckShown => {
  const name = NAMES[rule.key.replace('b01-2024.', '')] ?? 'asked';
  const written = (value: number) => (name === 'score' ? halves(Math.round(100 * value)) : String(value));
  return {
    name: texts.check(name, title),
    article: articleIn(rule.article, language),
    found: written(found),
    needed: written(needed),
    ok,
    ...(exempt ? { exempt: texts.exempt(articleIn(exempt.article, language)) } : {}),
  };
};

const PLAYED = { win: '1', draw: '½', loss: '0' } as const;
const NOT_PLAYED = { 'forfeit-win': '+', 'forfeit-loss': '−', 'pairing-bye': 'bye', 'no-game': '' } as const;

const lineShown = (
  { round, opponent, result, counted, score, out, dropped }: NormLine,
  {
    people,
    texts,
    language,
  }: { readonly people: People; readonly texts: NormTexts; readonly language: Language },
): NormLineShown => {
  const rival = opponent && people.get(opponent.id);
  const rule = dropped ?? out;
  const isRaised = counted !== undefined && counted !== opponent?.rating;
  const note = rule
    ? `${texts.notCounted} · ${articleIn(rule.article, language)}`
    : isRaised
      ? articleIn('B.01 1.4.6', language)
      : undefined;
  const played = { ...PLAYED, ...NOT_PLAYED }[result];
  return {
    round,
    ...(rival ? { opponent: rival } : {}),
    ...(opponent?.title === undefined ? {} : { title: opponent.title }),
    ...(opponent && opponent.federation !== '' ? { federation: opponent.federation } : {}),
    ...(opponent?.rating === undefined ? {} : { rating: opponent.rating }),
    ...(counted === undefined ? {} : { counted }),
    score: score === undefined ? played : halves(score),
    counts: counted !== undefined,
    dropped: dropped !== undefined,
    ...(note === undefined ? {} : { note }),
  };
};

const signed = (difference: number): string => `${difference < 0 ? '−' : '+'} ${Math.abs(difference)}`;

const below = (
  verdict: NormVerdict,
  {
    texts,
    people,
    language,
    isStrong,
  }: {
    readonly texts: NormTexts;
    readonly people: People;
    readonly language: Language;
    readonly isStrong: boolean;
  },
): readonly string[] => {
  const { title, games, score, sum, average, percent, difference, performance, raised, needed, surplus } =
    verdict;
  if (average === undefined || percent === undefined || difference === undefined || performance === undefined)
    return [];
  const lowest = raised && verdict.lines.find(({ round }) => round === raised.round)?.opponent;
  const name = lowest ? spokenName(people.get(lowest.id)?.name ?? String(lowest.id)) : '';
  const failing = failingIn(verdict).map(({ rule }) => articleIn(rule.article, language));
  return [
    texts.averageOf({ sum, games, average }),
    ...(raised ? [texts.raised(name, String(raised.from ?? texts.unrated), raised.to)] : []),
    texts.performanceOf({
      score: halves(score),
      games,
      percent,
      average,
      difference: signed(difference),
      performance,
      needed: NORM_FIGURES[title].performance,
    }),
    needed === undefined || surplus === undefined
      ? texts.noScore
      : texts.scoreOf(halves(score), halves(needed), surplus > 0 ? `+${halves(surplus)}` : halves(surplus)),
    ...verdict.using.map(rule => `${textOfRule(rule, language)} (${articleIn(rule.article, language)})`),
    ...(verdict.counts === undefined ? [] : [texts.countsOf(verdict.counts)]),
    ...(failing.length > 0 ? [texts.failing([...new Set(failing)])] : []),
    ...(isStrong ? [texts.strong] : []),
    ...(verdict.norm && !verdict.normalForeigners ? [texts.notFor143e] : []),
  ];
};

/** What no record says. */
const toConfirmIn = ({
  registered,
  approved,
  exemption,
  minimumGames,
}: {
  readonly registered?: string;
  readonly approved?: string;
  readonly exemption?: string;
  readonly minimumGames?: number;
}): readonly ToConfirm[] => [
  ...(registered === undefined ? (['registered'] as const) : []),
  'rounds-a-day',
  'arbiter',
  approved === undefined ? 'time' : 'time-approved',
  ...(exemption === undefined ? [] : (['exemption'] as const)),
  ...(minimumGames === undefined ? [] : (['games-number'] as const)),
];
