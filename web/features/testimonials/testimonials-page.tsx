import { Menu } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { TESTIMONIAL_SORTS } from '../../../src/features/testimonials/rules.ts';
import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { countedFilter, searchFilter } from '../../admin/list/filters.ts';
import { type Bulk, defineList } from '../../admin/list/list-definition.ts';
import { PublishActions } from '../../admin/list/publish-actions.tsx';
import { selectColumn } from '../../admin/list/select-column.tsx';
import { SentenceScreen } from '../../admin/list/sentence-screen.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { flag } from '../../admin/list-search.ts';
import { trpc } from '../../lib/trpc.ts';
import { Icon } from '../../ui/icon.tsx';
import { knownOption, listKey } from '../practice-areas/options-of.ts';
import { usePracticeAreaOptions } from '../practice-areas/use-practice-area-options.ts';
import { TestimonialList } from './testimonial-list.tsx';
import { useEditTestimonials } from './use-edit-testimonials.ts';

const TestimonialDialog = lazy(async () => ({
  default: (await import('./testimonial-dialog.tsx')).TestimonialDialog,
}));

const TESTIMONIALS = defineList({
  id: 'testimonials',
  label: 'Testimonials',
  filters: {
    q: searchFilter('Search by name or words'),
    status: countedFilter('Status', [
      { value: 'published', text: 'Published' },
      { value: 'draft', text: 'Drafts' },
    ]),
    practiceArea: {
      read: listKey,
      control: {
        kind: 'choice',
        label: 'Practice area',
        all: 'All practice areas',
        sentence: { before: 'about', all: 'all practice areas' },
        useOptions: () => usePracticeAreaOptions().all,
      },
    },
  },
  useFilter: (values) => ({
    ...values,
    practiceArea: knownOption(usePracticeAreaOptions().all, values.practiceArea),
  }),
  others: { new: flag },
  sorts: TESTIMONIAL_SORTS,
  defaultSort: '-added',
  rows: trpc.testimonials.all,
  counts: trpc.testimonials.counts,
  columns: () => [
    selectColumn<AdminTestimonial>(
      ({ clientName }) => `what ${clientName} said`,
      'testimonials.change',
    ),
  ],
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

const ORDERS = [
  { value: '-added', label: 'newest first' },
  { value: 'added', label: 'oldest first' },
  { value: 'name', label: 'by name' },
  { value: '-name', label: 'by name, from Z' },
  { value: '-rating', label: 'most stars first' },
  { value: 'rating', label: 'fewest stars first' },
];

/** The clients' testimonials, published or not. */
export function TestimonialsPage() {
  const list = useList(TESTIMONIALS);
  const { search, onSearch, table } = list;
  const edit = useEditTestimonials();
  const [edited, setEdited] = useState<AdminTestimonial>();
  const [isSelecting, setSelecting] = useState(false);
  const add = () => onSearch({ cursor: search.cursor, new: 1 });

  return (
    <SentenceScreen
      list={list}
      title="Testimonials"
      lead="The newest three are shown on the home page."
      actions={
        <Button permission="testimonials.change" variant="filled" onClick={add}>
          <AdminIcon name="plus" />
          Add Testimonial
        </Button>
      }
      more={
        <IfCan permission="testimonials.change">
          <Menu.Item
            leftSection={<Icon name="check" size="sm" />}
            onClick={() => setSelecting(!isSelecting)}
          >
            {isSelecting ? 'Stop Selecting' : 'Select'}
          </Menu.Item>
        </IfCan>
      }
      orders={ORDERS}
      emptyAction={
        <Button permission="testimonials.change" onClick={add}>
          <AdminIcon name="plus" />
          Add the first one
        </Button>
      }
      rows={
        <TestimonialList
          table={table}
          edit={edit}
          isSelecting={isSelecting || table.getSelectedRowIds().length > 0}
          onOpen={setEdited}
        />
      }
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
    </SentenceScreen>
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
