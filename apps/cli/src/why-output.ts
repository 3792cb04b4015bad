import type { Rule } from '@pareo/engine';
import { formatPoints } from '@pareo/engine/model';
import { articleIn, describeRankReason, describeTiebreak, type NameOf, textOfRule } from '@pareo/texts';
import { type PlaceInTable, type RankReason, shownValue } from '@pareo/tournament';
import type { Context } from './context.ts';
import { wrapped } from './terminal/paragraph.ts';
import { drawTable } from './terminal/table.ts';

interface Reader {
  readonly name: NameOf;
  readonly context: Context;
}

/** Every value of one participant with its working, and what separates them from their neighbours. */
export const whyAsJson = ({ after, row, workings, neighbours }: PlaceInTable, { name, context }: Reader) => {
  return {
    round: after,
    startNumber: row?.id,
    name: row?.name,
    rank: row?.rank,
    workings: workings.map(({ tiebreak, working }) => ({
      tiebreak: tiebreak.written,
      name: describeTiebreak(tiebreak, context.language),
      value: working.value ?? null,
      rule: ruleAsJson(working.rule, context),
      parts: working.parts.map(part => ({
        ...part,
        rule: ruleAsJson(part.rule, context),
        ...(part.cut ? { cut: ruleAsJson(part.cut, context) } : {}),
      })),
      facts: working.facts,
    })),
    neighbours: neighbours.map(reason => ({
      kind: reason.kind,
      ...('rule' in reason ? { rule: ruleAsJson(reason.rule, context) } : {}),
      sentence: describeRankReason(reason, name, context.language),
    })),
  };
};

const ruleAsJson = (rule: Rule, { language }: Context) => ({
  key: rule.key,
  id: rule.id,
  article: rule.article,
  text: textOfRule(rule, language),
});

export const whyAsText = async (
  { row, place, workings, neighbours }: PlaceInTable,
  reader: Reader,
): Promise<string> => {
  const { name, context } = reader;
  const { standings: texts } = context.texts;
  const title = row === undefined ? '' : texts.placeOf(name(row.id), place, formatPoints(row.points));
  const sections = await Promise.all(workings.map(one => sectionOf(one, reader)));
  const reasons = neighbours.map(reason =>
    wrapped(citing(reason, name, context), { width: context.width, indent: 2 }),
  );
  return [
    `${context.paint.bold(title)}\n`,
    ...(reasons.length > 0 ? [reasons.map(reason => `${reason}\n`).join('')] : []),
    ...sections,
  ].join('\n');
};

/** With the article, unless a working below cites it. */
const citing = (reason: RankReason, name: NameOf, { language }: Context): string => {
  const sentence = describeRankReason(reason, name, language);
  return 'rule' in reason ? `${sentence} (${articleIn(reason.rule.article, language)})` : sentence;
};

type Worked = PlaceInTable['workings'][number];

const sectionOf = async ({ tiebreak, working }: Worked, { name, context }: Reader): Promise<string> => {
  const { standings: texts } = context.texts;
  const { paint, language, width } = context;
  const title = `${tiebreak.written} = ${shownValue(working.value)}`;
  const heading = `${paint.bold(title)}  ${describeTiebreak(tiebreak, language)}\n`;
  const facts = Object.entries(working.facts).flatMap(([key, value]) =>
    texts.facts[key] === undefined ? [] : [`${texts.facts[key]}: ${value}`],
  );
  const right = (text: string) => ({ heading: text, align: 'right' as const });
  const left = (text: string) => ({ heading: text, align: 'left' as const });
  const drawn =
    working.parts.length === 0
      ? ''
      : await drawTable(
          {
            columns: [
              right(texts.round),
              left(texts.opponent),
              right(texts.own),
              right(texts.score),
              right(texts.counts),
              left(texts.rule),
            ],
            rows: working.parts.map(part => rowOf(part, { name, context })),
          },
          paint,
        );
  const rules = [working.rule, ...working.parts.flatMap(({ rule, cut }) => (cut ? [rule, cut] : [rule]))];
  const cited = [...new Map(rules.map(rule => [rule.key, rule])).values()];
  const legend = cited.map(rule =>
    wrapped(`${articleIn(rule.id, language)}: ${textOfRule(rule, language)}`, { width, indent: 2 }),
  );
  return `${heading}${drawn}${[...facts, ...legend].map(line => `${line}\n`).join('')}`;
};

const rowOf = (part: Worked['working']['parts'][number], { name, context }: Reader): readonly string[] => {
  const { standings: texts } = context.texts;
  const shown = (value: number | undefined) => (value === undefined ? '' : shownValue(value));
  const cited = ({ id }: Rule) => articleIn(id, context.language);
  return [
    part.round === undefined ? '' : String(part.round),
    part.opponent === undefined ? texts.nobody : name(part.opponent),
    shown(part.points),
    shown(part.score),
    part.cut ? `(${shownValue(part.amount)})` : shownValue(part.amount),
    part.cut ? `${cited(part.rule)}; ${texts.cut}: ${cited(part.cut)}` : cited(part.rule),
  ];
};
