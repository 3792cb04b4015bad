import { accept } from '@pareo/engine/model';
import type { ListPlan, ListPreview, ListWish, RatingList, RatingLists, Ratings } from '../ratings.ts';
import type { Requests } from './requests.ts';

export const ratingsOf = (requests: Requests): Ratings => ({
  search: text => requests.json('GET', `/rated?${new URLSearchParams({ q: text.slice(0, 100) })}`),
  matches: rows => requests.json('POST', '/rated/matches', { rows }),
});

export const ratingListsOf = (requests: Requests): RatingLists => ({
  list: async () => {
    const found = await requests.json<{ readonly items: readonly RatingList[] }>('GET', '/rating-lists');
    return found.ok ? accept(found.value.items) : found;
  },
  preview: (start, isWhole, plan = {}) =>
    requests.json<ListPreview>(
      'POST',
      `/rating-lists/preview?${new URLSearchParams({ whole: isWhole ? '1' : '0', ...planQuery(plan) })}`,
      start,
    ),
  load: (file, wish) => requests.json('POST', `/rating-lists?${new URLSearchParams(wishQuery(wish))}`, file),
  remove: id => requests.json('DELETE', `/rating-lists/${encodeURIComponent(id)}`),
});

const planQuery = ({ encoding, separator, hasHeadings, columns }: Partial<ListPlan>) => ({
  ...(encoding === undefined ? {} : { encoding }),
  ...(separator === undefined ? {} : { separator }),
  ...(hasHeadings === undefined ? {} : { headings: hasHeadings ? '1' : '0' }),
  ...(columns === undefined ? {} : { columns: columns.map(field => field ?? '').join(',') }),
});

const wishQuery = ({ name, kind, national }: ListWish): Record<string, string> => ({
  name,
  ...(kind === undefined ? {} : { kind }),
  ...(national === undefined
    ? {}
    : {
        federation: national.federation,
        faults: national.withoutFaults ? 'leave-out' : 'refuse',
        ...planQuery(national.plan),
      }),
});
