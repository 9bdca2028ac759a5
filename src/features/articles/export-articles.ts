import type { User } from '../../platform/auth/user.ts';
import { csvTime } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { type CsvColumns, exportCsv } from '../audit/export-csv.ts';
import { ARTICLE_STATUS_LABELS } from './admin-list/rules.ts';
import { readArticleRows } from './admin-queries.ts';
import { articleCategoryLabel, articleStatus } from './rules.ts';
import type { ExportArticlesInput } from './schema.ts';

/** Exports all matching articles as CSV, without their texts, in the order of the list; see `exportCsv`. */
export function exportArticles(
  deps: Pick<Context, 'db' | 'now'> & { user: User },
  input: ExportArticlesInput,
): AsyncGenerator<string, void, void> {
  const now = deps.now();
  return exportCsv(deps, {
    entry: { action: 'article.export', entity: 'blog_posts', after: input },
    batches: readArticleRows(deps.db, input, now),
    columns: (zone) => columnsIn(zone, now),
  });
}

type Row = ReturnType<typeof readArticleRows> extends AsyncGenerator<(infer Each)[]> ? Each : never;

/** Times are in the firm's zone, which the headers name. */
const columnsIn = (zone: string, now: Date): CsvColumns<Row> => [
  ['Title', ({ title }) => title],
  ['Category', ({ category }) => articleCategoryLabel(category)],
  ['Author', ({ author }) => author],
  ['Status', (article) => ARTICLE_STATUS_LABELS[articleStatus(article, now)]],
  [`Publication (${zone})`, ({ publishedAt }) => publishedAt && csvTime(publishedAt, zone)],
  [`Created (${zone})`, ({ createdAt }) => csvTime(createdAt, zone)],
  [`Last saved (${zone})`, ({ updatedAt }) => csvTime(updatedAt, zone)],
  ['Slug', ({ slug }) => slug],
  ['Excerpt', ({ excerpt }) => excerpt],
];
