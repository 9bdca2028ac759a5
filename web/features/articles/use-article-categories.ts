import { trpc } from '../../lib/trpc.ts';

type Name = { label: string; originalLanguage?: string | null | undefined };

/**
 * Functions for the name of a category, which also works for inactive ones, and for its drawing, which is empty if it
 * has none or is inactive. A key that no category has names itself.
 */
export function useArticleCategories() {
  const [{ articleCategories, formerArticleCategories }] = trpc.site.layout.useSuspenseQuery();
  const nameOf = (key: string): Name =>
    [...articleCategories, ...formerArticleCategories].find((each) => each.key === key) ?? {
      label: key,
    };
  return {
    nameOf,
    labelOf: (key: string) => nameOf(key).label,
    figureOf: (key: string) =>
      articleCategories.find((category) => category.key === key)?.figure ?? '',
  };
}
