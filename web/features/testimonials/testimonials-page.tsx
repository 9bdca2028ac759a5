import { useState } from 'react';
import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import { formatCount } from '../../../src/platform/pagination/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { LIST_QUERY } from '../../admin/list-query.ts';
import type { OnSearch } from '../../admin/list-search.ts';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { StatusFilterBar } from '../../admin/status-filter-bar.tsx';
import { trpc } from '../../lib/trpc.ts';
import { TestimonialCard } from './testimonial-card.tsx';
import { TestimonialDialog } from './testimonial-dialog.tsx';
import type { TestimonialSearch } from './testimonial-search.ts';
import styles from './testimonials-page.module.css';
import { useEditTestimonials } from './use-edit-testimonials.ts';

const STATUSES = [
  { value: 'published', text: 'Published' },
  { value: 'draft', text: 'Drafts' },
] as const;

/** The clients' testimonials, published or not. */
export function TestimonialsPage({
  search,
  onSearch,
}: {
  search: TestimonialSearch;
  onSearch: OnSearch<TestimonialSearch>;
}) {
  const { new: isAdding, cursor, ...filter } = search;
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const list = trpc.testimonials.all.useQuery({ ...filter, cursor }, LIST_QUERY);
  const counts = trpc.testimonials.counts.useQuery();
  const edit = useEditTestimonials();
  const [edited, setEdited] = useState<AdminTestimonial>();
  const add = () => onSearch({ cursor, new: 1 });

  return (
    <Screen
      title="Testimonials"
      lead={`${formatCount(counts.data?.published)} published. The newest three stand on the home page.`}
      actions={
        <>
          <RefreshButton queries={[list, counts]} />
          <Button variant="filled" onClick={add}>
            <AdminIcon name="plus" />
            Add Testimonial
          </Button>
        </>
      }
    >
      <StatusFilterBar
        searchLabel="Search by name or words"
        statuses={STATUSES}
        filter={filter}
        counts={counts.data}
        onSearch={onSearch}
      />
      <PagedList
        query={list}
        filter={filter}
        empty={{
          title: 'No testimonials yet',
          text: 'What clients say about the firm stands on the home page.',
          action: (
            <Button onClick={add}>
              <AdminIcon name="plus" />
              Add the first one
            </Button>
          ),
        }}
        noMatch={{ text: 'No testimonial has all of that.' }}
        onSearch={onSearch}
      >
        {(items) => (
          <ul className={styles.list}>
            {items.map((testimonial) => (
              <TestimonialCard
                key={testimonial.id}
                testimonial={testimonial}
                edit={edit}
                onEdit={() => setEdited(testimonial)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {isAdding && (
        <TestimonialDialog zone={firm.zone} onClose={() => onSearch({ cursor, new: undefined })} />
      )}
      {edited && (
        <TestimonialDialog
          key={edited.updatedAt}
          testimonial={edited}
          zone={firm.zone}
          onTakeTheirs={setEdited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Screen>
  );
}
