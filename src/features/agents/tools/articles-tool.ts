import { z } from 'zod';
import { plainTexts } from '../../../platform/languages/marked-text-rules.ts';
import { optionalText } from '../../../platform/text/text-schema.ts';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { findArticles } from '../../articles/find-articles.ts';
import { getArticlePage } from '../../articles/get-article.ts';
import { splitAtFound } from '../../articles/rules.ts';
import { layoutOf } from './firm-tool.ts';
import { defineTool } from './tool.ts';

const MAX_LISTED = 20;

const teaser = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  publishedAt: instantOut,
  url: z.string(),
  isSample: z.boolean().describe('Whether it is invented demo content'),
});

export const articlesTool = defineTool({
  name: 'articles',
  title: 'The firm’s articles',
  description:
    'Searches the firm’s published articles by words, best matches first; without words, the newest. With a slug, the text of that article as Markdown.',
  input: z.object({
    query: optionalText(200).describe('Words to search for'),
    slug: optionalText(200).describe('The slug of the article to read'),
  }),
  output: z.object({
    articles: z.array(teaser).describe('At most twenty'),
    article: teaser.extend({ markdown: z.string() }).nullable(),
    disclosure: z.string(),
  }),
  isReadOnly: true,
  run: async (ctx, { query, slug }) => {
    const withUrl = <Article extends { slug: string }>(article: Article) => ({
      ...article,
      url: `${ctx.publicUrl}/blog/${article.slug}`,
    });
    const disclosure = plainTexts((await layoutOf(ctx)).statements.besideArticles);
    if (slug) {
      const read = await ctx.contentCache.answer(`article for agents ${slug}`, async () => {
        const { article } = await getArticlePage(ctx, slug);
        const markdown = await ctx.htmlToMarkdown(article.content, ctx.publicUrl);
        return { ...withUrl(article), markdown };
      });
      return { articles: [], article: read, disclosure };
    }
    const found = await findArticles(ctx, { q: query });
    const articles = found.slice(0, MAX_LISTED).map((article) =>
      withUrl({
        ...article,
        title: withoutMarks(article.title),
        excerpt: withoutMarks(article.excerpt),
      }),
    );
    return { articles, article: null, disclosure };
  },
});

/** A title or an excerpt without the markers around search matches. */
const withoutMarks = (text: string) =>
  splitAtFound(text)
    .map((part) => part.text)
    .join('');
