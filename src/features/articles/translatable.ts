import { z } from 'zod';
import { optionalText, requiredText, requiredTextBlock } from '../../platform/text/text-schema.ts';
import type { Translatable } from '../translations/translatable.ts';
import { listEveryArticle, listTakenSlugs } from './admin-queries.ts';

export const translatedArticleSchema = z.object({
  title: requiredText(200),
  excerpt: optionalText(1_000),
  content: requiredTextBlock(200_000),
});

/** Articles in any state. */
export const translatableArticles: Translatable = {
  entity: 'articles',
  title: 'Articles',
  hasPath: true,
  schema: translatedArticleSchema,
  textKeys: new Set(['title', 'excerpt', 'content']),
  htmlKeys: new Set(['content']),
  findPathProblem: async (db, { original, path }) => {
    const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
    if (!slug) return 'Begin with /blog/, and add one part';
    const { current } = await listTakenSlugs(db, [slug], original.key);
    return current.has(slug) ? 'Another blog post has this address' : undefined;
  },
  list: async (db) =>
    (await listEveryArticle(db)).map(({ id, slug, title, excerpt, content }) => ({
      ...{ key: id, name: title, path: `/blog/${slug}`, content: { title, excerpt, content } },
    })),
};
