import { lazy, Suspense, useCallback, useState } from 'react';
import { TESTIMONIAL_SORTS } from '../../../src/features/testimonials/rules.ts';
import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import { formatCount } from '../../../src/platform/pagination/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { countedFilter, searchFilter } from '../../admin/list/filters.ts';
import { type Bulk, defineList } from '../../admin/list/list-definition.ts';
import { ListScreen } from '../../admin/list/list-screen.tsx';
import { PublishActions } from '../../admin/list/publish-actions.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { flag } from '../../admin/list-search.ts';
import { trpc } from '../../lib/trpc.ts';
import { Edit } from './published-switch.tsx';
import { TestimonialActions } from './testimonial-actions.tsx';
import { testimonialColumns } from './testimonial-columns.tsx';
import styles from './testimonials-page.module.css';
import { useEditTestimonials } from './use-edit-testimonials.ts';

const TestimonialDialog = lazy(async () => ({
  default: (await import('./testimonial-dialog.tsx')).TestimonialDialog,
}));

const TESTIMONIALS = defineList({
  id: 'testimonials',
  label: 'Testimonials',
  className: styles.list,
  filters: {
    q: searchFilter('Search by name or words'),
    status: countedFilter('Status', [
      { value: 'published', text: 'Published' },
      { value: 'draft', text: 'Drafts' },
    ]),
  },
  others: { new: flag },
  sorts: TESTIMONIAL_SORTS,
  defaultSort: '-added',
  rows: trpc.testimonials.all,
  counts: trpc.testimonials.counts,
  columns: testimonialColumns,
  csv: {
    permission: 'testimonials.export',
    path: '/api/admin/testimonials/export',
    fileName: 'testimonials.csv',
    failure: 'Failed to export testimonials',
  },
  bulk: { matching: trpc.testimonials.matching, Actions: BulkActions },
  empty: { title: 'No testimonials yet', text: 'Testimonials are shown on the home page.' },
  noMatch: 'No testimonials match the filters.',
});

/** The clients' testimonials, published or not. */
export function TestimonialsPage() {
  const list = useList(TESTIMONIALS);
  const { search, onSearch, counts, table } = list;
  const edit = useEditTestimonials();
  const [edited, setEdited] = useState<AdminTestimonial>();
  const { remove, removingId } = edit;
  const actions = useCallback(
    (testimonial: AdminTestimonial) => (
      <TestimonialActions
        testimonial={testimonial}
        remove={remove}
        isRemoving={removingId === testimonial.id}
        onEdit={() => setEdited(testimonial)}
      />
    ),
    [remove, removingId],
  );
  const add = () => onSearch({ cursor: search.cursor, new: 1 });

  return (
    <ListScreen
      list={list}
      title="Testimonials"
      lead={`${formatCount(counts?.published)} published. The newest three are shown on the home page.`}
      actions={
        <Button permission="testimonials.change" variant="filled" onClick={add}>
          <AdminIcon name="plus" />
          Add Testimonial
        </Button>
      }
      emptyAction={
        <Button permission="testimonials.change" onClick={add}>
          <AdminIcon name="plus" />
          Add the first one
        </Button>
      }
      wrap={(rows) => <Edit value={edit}>{rows}</Edit>}
      onOpen={(id) => setEdited(table.getRow(id).original)}
      rowActions={actions}
      permission="testimonials.change"
    >
      <Suspense>
        {search.new && (
          <IfCan permission="testimonials.change">
            <TestimonialDialog
              onClose={() => onSearch({ cursor: search.cursor, new: undefined })}
            />
          </IfCan>
        )}
        {edited && (
          <TestimonialDialog
            key={edited.id}
            testimonial={edited}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </ListScreen>
  );
}

function BulkActions(bulk: Bulk) {
  const { testimonials } = trpc.useUtils();
  return (
    <PublishActions
      {...bulk}
      procedures={trpc.testimonials}
      noun="testimonial"
      deletion="They are removed from the website at once. This can’t be undone."
      refresh={() => testimonials.invalidate()}
    />
  );
}
