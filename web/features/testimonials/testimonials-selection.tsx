import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import type { ListTableModel } from '../../admin/list/list-features.ts';
import { PublishSelection } from '../../admin/list/publish-selection.tsx';
import { useSelection } from '../../admin/list/use-selection.ts';
import { trpc } from '../../lib/trpc.ts';
import type { TestimonialSearch } from './testimonial-search.ts';

/** The bulk actions for the selected testimonials. */
export function TestimonialsSelection({
  table,
  filter,
  page,
}: {
  table: ListTableModel<AdminTestimonial>;
  filter: Pick<TestimonialSearch, 'q' | 'status'>;
  page: Parameters<typeof useSelection>[2];
}) {
  const selection = useSelection(table, filter, page);
  const matching = trpc.testimonials.matching.useQuery(filter, selection.matchingQuery);
  const { testimonials } = trpc.useUtils();
  return (
    <PublishSelection
      table={table}
      selection={selection}
      matching={matching.data}
      changes={{
        procedures: trpc.testimonials,
        noun: 'testimonial',
        deletion: 'They are removed from the website at once. This can’t be undone.',
        refresh: () => testimonials.invalidate(),
      }}
    />
  );
}
