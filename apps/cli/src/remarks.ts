import type { RoundRemark } from '@pareo/engine/round';
import type { NameOf } from '@pareo/texts';
import type { Texts } from './texts/index.ts';

/** What is odd about a round, as sentences. */
export const remarkAsText = (remark: RoundRemark, name: NameOf, { cli: { notices } }: Texts): string => {
  switch (remark.kind) {
    case 'no-shows-paired':
      return notices.noShowsPaired(remark.players.map(name), remark.article);
    case 'baku-outside':
      return notices.bakuOutside(remark.what);
  }
};
