import { articleCategoriesRouter } from './categories/router.ts';
import { articlesCopiedColumns } from './copied-columns.ts';
import { findArticlesWithPictures } from './picture-uses.ts';
import { articlesRouter } from './router.ts';

/** The articles feature as registered in `src/app/features.ts`. */
export const articlesFeature = {
  routers: { articles: articlesRouter, articleCategories: articleCategoriesRouter },
  copiedColumns: articlesCopiedColumns,
  pictureUses: findArticlesWithPictures,
  liveTables: ['blog_posts'],
};
