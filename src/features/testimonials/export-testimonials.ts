import type { User } from '../../platform/auth/user.ts';
import { csvTime } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { type CsvColumns, exportCsv } from '../firm/export-csv.ts';
import { listPracticeAreas } from '../firm/practice-areas/queries.ts';
import { type LabelledKey, labelOfKey } from '../firm/practice-areas/rules.ts';
import { readTestimonials } from './queries.ts';
import { sourceLabel } from './rules.ts';
import type { ExportTestimonialsInput } from './schema.ts';

/** Exports all matching testimonials as CSV, in the order of the list; see `exportCsv`. */
export async function exportTestimonials(
  deps: Pick<Context, 'db'> & { user: User },
  input: ExportTestimonialsInput,
): Promise<AsyncGenerator<string, void, void>> {
  const areas = await listPracticeAreas(deps.db);
  return exportCsv(deps, {
    entry: { action: 'testimonial.export', entity: 'testimonials', after: input },
    batches: readTestimonials(deps.db, input),
    columns: (zone) => columnsIn(zone, areas),
  });
}

type Row =
  ReturnType<typeof readTestimonials> extends AsyncGenerator<(infer Each)[]> ? Each : never;

/** Times are in the firm's zone, which the first header names. */
const columnsIn = (zone: string, areas: readonly LabelledKey[]): CsvColumns<Row> => [
  [`Added (${zone})`, ({ createdAt }) => csvTime(createdAt, zone)],
  ['Client', ({ clientName }) => clientName],
  ['Stars', ({ rating }) => String(rating)],
  ['Practice area', ({ practiceArea }) => labelOfKey(areas, practiceArea)],
  ['Testimonial', ({ content }) => content],
  ['Published', ({ isPublished }) => (isPublished ? 'Yes' : 'No')],
  ['Sample', ({ isSample }) => (isSample ? 'Yes' : 'No')],
  ['Source', ({ source }) => (source ? sourceLabel(source) : '')],
  ['Date of the review', ({ reviewedOn }) => reviewedOn ?? ''],
  ['Link', ({ sourceUrl }) => sourceUrl ?? ''],
  ['Agreed to be quoted', ({ hasConsent }) => (hasConsent ? 'Yes' : 'No')],
];
