import type { CreateArticleCategoryInput } from '../../../../src/features/articles/categories/schema.ts';
import type { EntryCalls } from '../../../admin/keyed-entries/entry-calls.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { CategorySettings } from './category-draft.ts';

/** The API calls for article categories. */
export function useCategoryCalls(): EntryCalls<CategorySettings, CreateArticleCategoryInput> {
  const { client, articleCategories, site } = trpc.useUtils();
  return {
    noun: 'Category',
    permission: 'articles.change',
    create: (input) => client.articleCategories.create.mutate(input),
    update: (input) => client.articleCategories.update.mutate(input),
    order: (input) => client.articleCategories.order.mutate(input),
    remove: (input) => client.articleCategories.delete.mutate(input),
    fetch: () => articleCategories.list.fetch(undefined, { staleTime: 0 }),
    show: async (rows) => {
      await articleCategories.list.cancel();
      articleCategories.list.setData(undefined, (before) => before && rows(before));
    },
    refresh: () => Promise.all([articleCategories.invalidate(), site.invalidate()]),
  };
}
