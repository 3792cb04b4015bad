import { type Outcome, type Ruling, writeRecord } from '@pareo/engine';
import { recordForReport, type State } from '@pareo/engine/journal';
import { accept } from '@pareo/engine/model';
import { textOfRule } from '@pareo/texts/rules';
import { articleIn, describeAnswer, describeCompared, describeRuling } from '@pareo/texts/rulings';
import { describeRankReason } from '@pareo/texts/terms';
import {
  askOf,
  categoryNamed,
  categorySheet,
  checkOf,
  comparedBy,
  comparedIn,
  crossTableOf,
  drawSheets,
  factsIn,
  peopleOf,
  previewOf,
  prizeSheet,
  ranked,
  rankReasonIn,
  rulingsOf,
  spokenName,
  tableOf,
  type Working,
  withHeadOfReport,
  workingIn,
} from '@pareo/tournament';
import { formatTiebreak } from '@pareo/tournament/tiebreaks';
import { entrantsOf } from '../client/entrants.ts';
import type { Cited, Enquiries, EnquiryKind, Sentence } from './enquiry.ts';

/* What the console asks of a tournament, in words of its language. */

type Answers = {
  readonly [K in EnquiryKind]: (state: State, asked: Enquiries[K]['ask']) => Enquiries[K]['answer'];
};

export const answerTo = (state: State, enquiry: EnquiryKind, asked: unknown): unknown =>
  (ANSWERS[enquiry] as (state: State, asked: unknown) => unknown)(state, asked);

const ANSWERS: Answers = {
  standings: (state, which) =>
    mapped(tableOf(state, which), table => ({ ...table, list: table.list.map(formatTiebreak) })),
  working: (state, { language, ...asked }) =>
    mapped(workingIn(state, asked), working => ({ working, legend: citedIn(working, language) })),
  compare: (state, asked) => rankReasonIn(state, asked),
  crosstable: (state, which) => crossTableOf(state, which),
  facts: (state, { round }) => factsIn(state, round),
  preview: (state, { round, assumed }) => previewOf(state, round, assumed),
  rulings: (state, { round }) => rulingsOf(state, round) ?? accept([]),
  ask: (state, { round, question, language, isLong }) => {
    const asked = askOf(state, round, question);
    if (asked === undefined || !asked.ok) return asked;
    const { answer } = asked.value;
    const name = namesIn(state, round);
    const compared = isLong ? comparedBy(state, round, question) : undefined;
    return accept(
      answer && {
        verdict: answer.verdict,
        text: describeAnswer(answer, name, language),
        compared: compared && describeCompared(compared, name, language),
      },
    );
  },
  compared: (state, { round, rulings, language }) =>
    comparedIn(state, round, rulings).map(
      found => found && describeCompared(found.compared, namesIn(state, round), language, found),
    ),
  sentences: (state, { round, rulings, language }) =>
    rulings.map(ruling => sentenceOf(ruling, namesIn(state, round), language)),
  rankSentence: (state, { language, ...asked }) => {
    const names = new Map(peopleOf(state).map(({ number, name }) => [number, name]));
    return mapped(rankReasonIn(state, asked), reason =>
      describeRankReason(reason, number => spokenName(names.get(number) ?? String(number)), language),
    );
  },
  prizes: (state, asked) => prizeSheet(state, asked),
  category: (state, { category: named, ...asked }) => {
    const category = categoryNamed(state, named);
    if (!category) return undefined;
    return mapped(categorySheet(state, { ...asked, category }), ({ rows, unknown, category: { rule } }) => ({
      rule,
      places: Object.fromEntries(rows.map(({ person, place }) => [person.key, place])),
      unknown: unknown.map(({ name }) => spokenName(name)),
    }));
  },
  draws: state => drawSheets(state),
  check: state => checkOf(state),
  export: (state, { format }) =>
    mapped(writeRecord(reportOf(state), format), text => new TextEncoder().encode(text)),
};

const reportOf = (state: State) => {
  const [record, tournament] = [recordForReport(state), ranked(state)];
  return tournament.ok ? withHeadOfReport(record, tournament.value) : record;
};

/** How people of a round are called in its sentences: by its own numbers. */
const namesIn = (state: State, round: number): ((number: number) => string) => {
  const numbers = state.rounds[round - 1]?.numbers ?? {};
  const names = new Map(
    Object.values(entrantsOf(state, round)).map(({ key, number, data }) => [
      numbers[key] ?? number,
      data.name,
    ]),
  );
  return number => {
    const name = names.get(number);
    return name === undefined ? String(number) : `${spokenName(name)} (${number})`;
  };
};

const sentenceOf = (ruling: Ruling, name: (number: number) => string, language: 'en' | 'es'): Sentence => ({
  subject: ruling.subject,
  text: describeRuling(ruling, name, language),
  article: articleIn(ruling.rule.article, language),
  passedOver: ruling.passedOver.map(({ players, verdict, rule }) => ({
    names: players.map(name).join(' – '),
    verdict,
    article: articleIn(rule.article, language),
  })),
});

/** Every rule that a value rests on, once each. */
const citedIn = ({ rule, parts }: Working, language: 'en' | 'es'): readonly Cited[] => {
  const rules = [rule, ...parts.flatMap(part => (part.cut ? [part.rule, part.cut] : [part.rule]))];
  return [...new Map(rules.map(cited => [cited.key, cited])).values()].map(cited => ({
    id: cited.id,
    text: textOfRule(cited, language),
  }));
};

const mapped = <A, B, F>(outcome: Outcome<A, F>, change: (value: A) => B): Outcome<B, F> =>
  outcome.ok ? accept(change(outcome.value)) : outcome;
