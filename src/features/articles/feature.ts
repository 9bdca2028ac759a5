import { called } from '../../platform/audit/sentences.ts';
import { articleCategoriesRouter } from './categories/router.ts';
import { findArticlesWithPictures } from './picture-uses.ts';
import { articlesRouter } from './router.ts';
import { articlesTables } from './tables.ts';

/** The articles feature as registered in `src/app/features.ts`. */
export const articlesFeature = {
  routers: { articles: articlesRouter, articleCategories: articleCategoriesRouter },
  pictureUses: findArticlesWithPictures,
  tables: articlesTables,
  actions: {
    'article-category': called('category'),
    article: called('article'),
    'article-category.order': 'changed the order of the categories',
    'article.export': 'exported articles',
  },
};
