import type { User } from '../../platform/auth/user.ts';
import { csvTime } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { type CsvColumns, exportCsv } from '../firm/export-csv.ts';
import { type LabelledKey, labelOfKey } from '../firm/practice-areas/rules.ts';
import { ARTICLE_STATUS_LABELS } from './admin-list-rules.ts';
import { readArticleRows } from './admin-queries.ts';
import { listArticleCategories } from './categories/queries.ts';
import { requireArticleCategory } from './categories/require-article-category.ts';
import { articleStatus } from './rules.ts';
import type { ExportArticlesInput } from './schema.ts';

/** Exports all matching articles as CSV, without their texts, in the order of the list; see `exportCsv`. Throws `invalid_input`. */
export async function exportArticles(
  deps: Pick<Context, 'db' | 'now'> & { user: User },
  input: ExportArticlesInput,
): Promise<AsyncGenerator<string, void, void>> {
  const now = deps.now();
  const categories = await listArticleCategories(deps.db);
  await requireArticleCategory(deps.db, input.category);
  return exportCsv(deps, {
    entry: { action: 'article.export', entity: 'blog_posts', after: input },
    batches: readArticleRows(deps.db, input, now),
    columns: (zone) => columnsIn(zone, now, categories),
  });
}

type Row = ReturnType<typeof readArticleRows> extends AsyncGenerator<(infer Each)[]> ? Each : never;

/** Times are in the firm's zone, which the headers name. */
const columnsIn = (
  zone: string,
  now: Date,
  categories: readonly LabelledKey[],
): CsvColumns<Row> => [
  ['Title', ({ title }) => title],
  ['Category', ({ category }) => labelOfKey(categories, category)],
  ['Author', ({ author }) => author],
  ['Status', (article) => ARTICLE_STATUS_LABELS[articleStatus(article, now)]],
  [`Publication (${zone})`, ({ publishedAt }) => publishedAt && csvTime(publishedAt, zone)],
  [`Created (${zone})`, ({ createdAt }) => csvTime(createdAt, zone)],
  [`Last saved (${zone})`, ({ updatedAt }) => csvTime(updatedAt, zone)],
  ['Slug', ({ slug }) => slug],
  ['Excerpt', ({ excerpt }) => excerpt],
];
