import type { PassedOver, Rule, Ruling } from '@pareo/engine';
import type { Compared, ComparedCandidate, Finding } from '@pareo/engine/systems';
import { describeNotTaken } from './answer-texts.ts';
import { compared as inEnglish } from './en/compared.ts';
import { compared as inSpanish } from './es/compared.ts';
import type { Language } from './language.ts';
import { textOfRule } from './rules.ts';
import type { Same } from './same.ts';
import { articleIn } from './sources.ts';
import type { NameOf } from './subjects.ts';
import { inPairs, wordingIn } from './wording.ts';

/** The words around both candidates. */
export type ComparedTexts = Same<typeof inEnglish>;

/** Both candidates as a table of three columns, for whoever counts again. */
export interface ComparedWords {
  readonly title: string;
  readonly headings: readonly [chosen: string, otherwise: string];
  readonly rows: readonly ComparedRow[];
  /** Below it: what is the same in both. */
  readonly notes: readonly string[];
}

export interface ComparedRow {
  readonly what: string;
  readonly chosen: string;
  readonly otherwise: string;
  /** The first rule that finds more in the one than in the other: it decides. */
  readonly decides?: true;
}

const TEXTS: Readonly<Record<Language, ComparedTexts>> = { en: inEnglish, es: inSpanish };

/** Something that a ruling passed over. */
export interface PassedIn {
  readonly ruling: Ruling;
  readonly passed: PassedOver;
}

/**
 * The pairs in which they differ, who floats, and rule by rule what each finds, down to the first in which they differ: those
 * after it are looked at no more.
 */
export const describeCompared = (
  { bracket, chosen, other }: Compared,
  name: NameOf,
  language: Language,
  passed?: PassedIn,
): ComparedWords => {
  const texts = TEXTS[language];
  const { list } = wordingIn(language);
  const reader: Reader = { name, language, texts };
  const [own, theirs, both] = pairsApart(chosen, other, name);
  const at = chosen.findings.findIndex((finding, index) => !isSame(finding, other.findings[index]));
  const looked = at < 0 ? chosen.findings : chosen.findings.slice(0, at + 1);
  const empty = looked.filter((finding, index) => finding.count + (other.findings[index]?.count ?? 0) === 0);
  const marks = marksOf(looked, empty);
  const cited = ({ id, key }: Rule): string => `${articleIn(id, language)}${marks.get(key) ?? ''}`;
  const floaters = (candidate: ComparedCandidate): string =>
    list(candidate.floaters.filter(id => id !== candidate.bye).map(name)) || '–';
  const byeOf = ({ bye }: ComparedCandidate): string => (bye === undefined ? '–' : name(bye));
  const hasFloaters = [chosen, other].some(({ floaters: ids, bye }) => ids.some(id => id !== bye));
  const hasBye = chosen.bye !== undefined || other.bye !== undefined;
  return {
    title: texts.title(bracket, passed && describeNotTaken(passed.ruling, passed.passed, name, language)),
    headings: [texts.chosen, texts.otherwise],
    rows: [
      ...Array.from({ length: Math.max(own.length, theirs.length) }, (_, index) => ({
        what: index === 0 ? texts.pairs : '',
        chosen: own[index] ?? '',
        otherwise: theirs[index] ?? '',
      })),
      ...(hasFloaters
        ? [{ what: texts.floaters, chosen: floaters(chosen), otherwise: floaters(other) }]
        : []),
      ...(hasBye ? [{ what: texts.bye, chosen: byeOf(chosen), otherwise: byeOf(other) }] : []),
      ...looked.flatMap((finding, index): readonly ComparedRow[] =>
        empty.includes(finding)
          ? []
          : [
              {
                what: cited(finding.rule),
                chosen: foundBy(finding, reader),
                otherwise: foundBy(other.findings[index], reader),
                ...(index === at ? { decides: true } : {}),
              },
            ],
      ),
    ],
    notes: [
      ...(both.length === 0 ? [] : [texts.samePairs(both.join('; '))]),
      ...(empty.length === 0
        ? []
        : [texts.nothing([...new Set(empty.map(({ rule }) => cited(rule)))].join(', '))]),
      ...(at < 0 ? [texts.equal] : []),
      ...looked.flatMap(({ rule }) => {
        const mark = marks.get(rule.key);
        return mark === undefined ? [] : [`${mark} ${textOfRule(rule, language)}`];
      }),
    ],
  };
};

/** Where several rules have one number and not all of them find nothing: a mark for each, which a note explains. */
const marksOf = (looked: readonly Finding[], empty: readonly Finding[]): ReadonlyMap<string, string> => {
  const shared = looked.filter(finding => {
    const alike = looked.filter(({ rule }) => rule.id === finding.rule.id);
    return alike.length > 1 && !alike.every(each => empty.includes(each));
  });
  return new Map(shared.map(({ rule }, at) => [rule.key, MARKS[at] ?? '*']));
};

const MARKS = [...'¹²³⁴⁵⁶⁷⁸⁹'];

interface Reader {
  readonly name: NameOf;
  readonly language: Language;
  readonly texts: ComparedTexts;
}

/** The pairs of the one, of the other, and of both. */
const pairsApart = (
  { pairs }: ComparedCandidate,
  { pairs: others }: ComparedCandidate,
  name: NameOf,
): readonly [readonly string[], readonly string[], readonly string[]] => {
  const keyOf = (pair: readonly number[]): string => [...pair].sort((a, b) => a - b).join('-');
  const [own, theirs] = [pairs, others].map(made => new Set(made.map(keyOf)));
  const written = (pair: readonly [number, number]): string => pair.map(name).join(' – ');
  return [
    pairs.filter(pair => !theirs?.has(keyOf(pair))).map(written),
    others.filter(pair => !own?.has(keyOf(pair))).map(written),
    pairs.filter(pair => theirs?.has(keyOf(pair))).map(written),
  ];
};

const isSame = (one: Finding, other: Finding | undefined): boolean =>
  one.count === other?.count &&
  (one.sizes ?? []).length === (other.sizes ?? []).length &&
  (one.sizes ?? []).every(
    ({ of, points }, at) => of === other.sizes?.[at]?.of && points === other.sizes[at].points,
  );

const howMuch = (count: number, unit: Finding['unit'], texts: ComparedTexts): string => {
  if (unit === 'breach') return texts.broken;
  if (unit === 'type') return texts.floaterType(count);
  return unit === 'unplayed' ? texts.unplayed(count) : String(count);
};

/** How many, and which players. */
const foundBy = (finding: Finding | undefined, { name, texts }: Reader): string => {
  if (finding === undefined || finding.count === 0) return '0';
  const { count, players, unit, sizes = [] } = finding;
  const named = players.map((id, at) => {
    const size = sizes[at];
    return size === undefined ? name(id) : `${name(id)} (${texts.size(size)})`;
  });
  const who = unit === 'pairs' ? inPairs(named) : named;
  const told = howMuch(count, unit, texts);
  return who.length === 0 ? told : `${told}: ${who.join(', ')}`;
};
