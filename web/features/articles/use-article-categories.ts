import { labelOfKey } from '../../../src/features/firm/practice-areas/rules.ts';
import { trpc } from '../../lib/trpc.ts';

/**
 * Functions for the label of a category, which also works for inactive ones, and for its drawing, which is empty if it
 * has none or is inactive.
 */
export function useArticleCategories() {
  const [{ articleCategories, formerArticleCategories }] = trpc.site.layout.useSuspenseQuery();
  return {
    labelOf: (key: string) => labelOfKey([...articleCategories, ...formerArticleCategories], key),
    figureOf: (key: string) =>
      articleCategories.find((category) => category.key === key)?.figure ?? '',
  };
}
