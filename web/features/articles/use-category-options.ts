import { trpc } from '../../lib/trpc.ts';
import { optionsOf } from '../practice-areas/options-of.ts';

/** The category options in the back office: `all` includes inactive ones, for filters. */
export function useCategoryOptions() {
  const [{ articleCategories, formerArticleCategories }] = trpc.site.layout.useSuspenseQuery();
  return {
    all: optionsOf([...articleCategories, ...formerArticleCategories]),
    /** The active categories, and the current one of the article even if it is not active. */
    including: (chosen: string) => optionsOf(articleCategories, formerArticleCategories, [chosen]),
  };
}
