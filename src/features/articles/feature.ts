import { called } from '../../platform/audit/sentences.ts';
import type { FindPictureUses } from '../pictures/uses.ts';
import { articleCategoriesRouter } from './categories/router.ts';
import { translatableCategories } from './categories/translatable.ts';
import { listArticlesWithPictures } from './picture-uses-queries.ts';
import { previewTranslatedArticle } from './preview-translated-article.ts';
import { articlesRouter } from './router.ts';
import { articlesTables } from './tables.ts';
import { translatableArticles } from './translatable.ts';

/** Where articles show pictures, drafts included. */
const findArticlesWithPictures: FindPictureUses = async (db, ids) => {
  const articles = await listArticlesWithPictures(db, ids);
  return articles.map(({ id, title, pictureId }) => ({
    pictureId,
    kind: 'Blog post',
    title,
    adminPath: `/admin/blog-posts/${id}`,
  }));
};

/** The articles feature as registered in `src/app/features.ts`. */
export const articlesFeature = {
  routers: { articles: articlesRouter, articleCategories: articleCategoriesRouter },
  pictureUses: findArticlesWithPictures,
  translatables: [
    { ...translatableArticles, preview: previewTranslatedArticle },
    translatableCategories,
  ],
  tables: articlesTables,
  actions: {
    'article-category': called('category'),
    article: called('article'),
    'article-category.order': 'changed the order of the categories',
    'article.export': 'exported articles',
  },
};
