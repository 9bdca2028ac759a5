import type { User } from '../../platform/auth/user.ts';
import { csvTime } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { type CsvColumns, exportCsv } from '../audit/export-csv.ts';
import { practiceAreaLabel } from '../firm/practice-areas/rules.ts';
import { readTestimonials } from './queries.ts';
import type { ExportTestimonialsInput } from './schema.ts';

/** Exports all matching testimonials as CSV, in the order of the list; see `exportCsv`. */
export function exportTestimonials(
  deps: Pick<Context, 'db'> & { user: User },
  input: ExportTestimonialsInput,
): AsyncGenerator<string, void, void> {
  return exportCsv(deps, {
    entry: { action: 'testimonial.export', entity: 'testimonials', after: input },
    batches: readTestimonials(deps.db, input),
    columns: columnsIn,
  });
}

type Row =
  ReturnType<typeof readTestimonials> extends AsyncGenerator<(infer Each)[]> ? Each : never;

/** Times are in the firm's zone, which the first header names. */
const columnsIn = (zone: string): CsvColumns<Row> => [
  [`Added (${zone})`, ({ createdAt }) => csvTime(createdAt, zone)],
  ['Client', ({ clientName }) => clientName],
  ['Stars', ({ rating }) => String(rating)],
  ['Practice area', ({ practiceArea }) => practiceAreaLabel(practiceArea)],
  ['Testimonial', ({ content }) => content],
  ['Published', ({ isPublished }) => (isPublished ? 'Yes' : 'No')],
  ['Sample', ({ isSample }) => (isSample ? 'Yes' : 'No')],
];
