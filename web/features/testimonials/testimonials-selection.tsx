import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import type { ListTableModel } from '../../admin/list/list-features.ts';
import { SelectionBar } from '../../admin/list/selection-bar.tsx';
import { useSelection } from '../../admin/list/use-selection.ts';
import { trpc } from '../../lib/trpc.ts';
import type { TestimonialSearch } from './testimonial-search.ts';
import { useDeleteMany, usePublishMany } from './use-change-many.ts';

/** The bulk changes of the selected testimonials. */
export function TestimonialsSelection({
  table,
  filter,
  page,
}: {
  table: ListTableModel<AdminTestimonial>;
  filter: Pick<TestimonialSearch, 'q' | 'status'>;
  page: Parameters<typeof useSelection>[2];
}) {
  const { ids, clear, matchingQuery } = useSelection(table, filter, page);
  const matching = trpc.testimonials.matching.useQuery(filter, matchingQuery);
  const shown = usePublishMany(true, clear);
  const hidden = usePublishMany(false, clear);
  const deleted = useDeleteMany(clear);
  return (
    <SelectionBar table={table} matching={matching.data}>
      <Button size="sm" pending={shown.isPending} onClick={() => shown.publish(ids)}>
        Publish
      </Button>
      <Button size="sm" pending={hidden.isPending} onClick={() => hidden.publish(ids)}>
        Unpublish
      </Button>
      <Button size="sm" pending={deleted.isPending} onClick={() => void deleted.remove(ids)}>
        <AdminIcon name="trash" size="sm" />
        Delete
      </Button>
    </SelectionBar>
  );
}
