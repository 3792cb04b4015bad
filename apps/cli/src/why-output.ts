import type { Rule, Standings } from '@pareo/engine';
import { formatPoints } from '@pareo/engine/model';
import {
  type Part,
  type RankReason,
  type StandingsRow,
  shownColumns,
  shownPlace,
  shownValue,
  type Tiebreak,
  tablesIn,
  type Working,
  whyRank,
  workingOf,
} from '@pareo/engine/standings';
import { articleIn, describeRankReason, describeTiebreak, type NameOf, textOfRule } from '@pareo/texts';
import type { Context } from './context.ts';
import { wrapped } from './terminal/paragraph.ts';
import { drawTable } from './terminal/table.ts';

interface Reader {
  readonly name: NameOf;
  readonly context: Context;
}

/** Every value of one participant with its working, and what separates them from their neighbours. */
export const whyAsJson = (table: Standings, id: number, { name, context }: Reader) => {
  const row = table.rows.find(candidate => candidate.id === id);
  return {
    round: table.after,
    startNumber: id,
    name: row?.name,
    rank: row?.rank,
    workings: workings(table, id).map(({ tiebreak, working }) => ({
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
    neighbours: neighbours(table, id).map(reason => ({
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

export const whyAsText = async (table: Standings, id: number, reader: Reader): Promise<string> => {
  const { name, context } = reader;
  const { standings: texts } = context.texts;
  const row = table.rows.find(candidate => candidate.id === id);
  const title = texts.placeOf(name(id), row ? shownPlace(row) : '', row ? formatPoints(row.points) : '');
  const sections = await Promise.all(
    workings(table, id).map(({ tiebreak, working }) => sectionOf(tiebreak, working, reader)),
  );
  const reasons = neighbours(table, id).map(reason =>
    wrapped(citing(reason, name, context), { width: context.width, indent: 2 }),
  );
  return [
    `${context.paint.bold(title)}\n`,
    ...(reasons.length > 0 ? [reasons.map(reason => `${reason}\n`).join('')] : []),
    ...sections,
  ].join('\n');
};

/** With the article, where no working below has it. */
const citing = (reason: RankReason, name: NameOf, { language }: Context): string => {
  const sentence = describeRankReason(reason, name, language);
  return 'rule' in reason ? `${sentence} (${articleIn(reason.rule.article, language)})` : sentence;
};

const workings = (
  table: Standings,
  id: number,
): readonly { readonly tiebreak: Tiebreak; readonly working: Working }[] =>
  shownColumns(table).flatMap(({ tiebreak }) => {
    const working = workingOf(table, id, tiebreak.written);
    return working.ok ? [{ tiebreak, working: working.value }] : [];
  });

/** Against whoever stands just above and just below. */
const neighbours = (table: Standings, id: number): readonly RankReason[] => {
  const [rows = []] = tablesIn(table)
    .map(({ standings }) => standings.rows)
    .filter(own => own.some(row => row.id === id));
  const at = rows.findIndex(row => row.id === id);
  return [rows[at - 1], rows[at + 1]]
    .filter((row): row is StandingsRow => row !== undefined)
    .flatMap(row => {
      const reason = whyRank(table, row.id, id);
      return reason.ok ? [reason.value] : [];
    });
};

const sectionOf = async (
  tiebreak: Tiebreak,
  working: Working,
  { name, context }: Reader,
): Promise<string> => {
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

const rowOf = (part: Part, { name, context }: Reader): readonly string[] => {
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
