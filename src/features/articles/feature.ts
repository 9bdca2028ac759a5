import { articlesCopiedColumns } from './copied-columns.ts';
import { articlesRouter } from './router.ts';

/** The articles feature as registered in `src/app/features.ts`. */
export const articlesFeature = {
  routers: { articles: articlesRouter },
  copiedColumns: articlesCopiedColumns,
};
