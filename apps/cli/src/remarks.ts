import { articleIn, type Language, type NameOf, textOfRule } from '@pareo/texts';
import type { RoundRemark } from '@pareo/tournament';
import { textOfSystem } from './systems.ts';
import { textsIn } from './texts/index.ts';

/** What is odd about a round, as sentences. */
export const remarkAsText = (remark: RoundRemark, name: NameOf, language: Language): string => {
  const { notices } = textsIn(language).cli;
  switch (remark.kind) {
    case 'no-shows-paired':
      return notices.noShowsPaired(remark.players.map(name), articleIn(remark.article, language));
    case 'no-shows-resting':
      return notices.noShowsResting(remark.players.map(name), articleIn(remark.article, language));
    case 'excluded-resting':
      return notices.excludedResting(remark.players.map(name), articleIn(remark.article, language));
    case 'excluded-paired':
      return notices.excludedPaired(remark.players.map(name), articleIn(remark.article, language));
    case 'advised-against':
      return notices.advisedAgainst(
        textOfSystem(remark.system, textsIn(language)).name,
        articleIn(remark.article, language),
      );
    case 'baku-outside':
      return notices.bakuOutside(remark.what);
    case 'hill-outside-last-rounds':
      return notices.hillOutside({
        rounds: remark.rounds,
        of: remark.of,
        rule: textOfRule(remark.rule, language),
        article: articleIn(remark.rule.article, language),
      });
    case 'earlier-edition':
      return notices.earlierEdition(remark.system, remark.since, remark.start);
  }
};
