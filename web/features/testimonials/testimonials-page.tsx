import { useState } from 'react';
import { formatCount } from '../../../src/paging/rules.ts';
import type { OfficeTestimonial } from '../../../src/testimonials/schema.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Loaded } from '../admin/loaded.tsx';
import { OfficeIcon } from '../admin/office-icon.tsx';
import { Pager } from '../admin/pager.tsx';
import { Screen } from '../admin/screen.tsx';
import { TestimonialCard } from './testimonial-card.tsx';
import { TestimonialDialog } from './testimonial-dialog.tsx';
import { TestimonialFilters } from './testimonial-filters.tsx';
import type { OnSearch, TestimonialSearch } from './testimonial-search.ts';
import styles from './testimonials-page.module.css';
import { useEditTestimonials } from './use-edit-testimonials.ts';

/** What clients say about the firm, on the site and not yet. */
export function TestimonialsPage({
  search,
  onSearch,
}: {
  search: TestimonialSearch;
  onSearch: OnSearch;
}) {
  const { new: isAdding, cursor, ...filter } = search;
  const list = trpc.testimonials.all.useQuery(
    { ...filter, cursor },
    { placeholderData: (before) => before },
  );
  const counts = trpc.testimonials.counts.useQuery();
  const edit = useEditTestimonials();
  const [edited, setEdited] = useState<OfficeTestimonial>();
  const add = () => onSearch({ cursor, new: 1 });

  return (
    <Screen
      title="Testimonials"
      lead={
        counts.data &&
        `${formatCount(counts.data.published)} published. The newest three stand on the home page.`
      }
      actions={
        <>
          <Button
            onClick={() => void Promise.all([list.refetch(), counts.refetch()])}
            pending={list.isFetching}
          >
            <OfficeIcon name="refresh" />
            Refresh
          </Button>
          <Button variant="primary" onClick={add}>
            <OfficeIcon name="plus" />
            Add Testimonial
          </Button>
        </>
      }
    >
      <TestimonialFilters filter={filter} counts={counts.data} onSearch={onSearch} />
      <Loaded
        query={list}
        what="The list"
        isEmpty={({ items }) => items.length === 0}
        empty={<NothingThere isFiltered={Object.keys(filter).length > 0} onAdd={add} />}
      >
        {(page) => (
          <>
            <ul className={styles.list}>
              {page.items.map((testimonial) => (
                <TestimonialCard
                  key={testimonial.id}
                  testimonial={testimonial}
                  edit={edit}
                  onEdit={() => setEdited(testimonial)}
                />
              ))}
            </ul>
            <Pager page={page} onCursor={(next) => onSearch({ cursor: next })}>
              {page.items.length} shown
            </Pager>
          </>
        )}
      </Loaded>
      {isAdding && <TestimonialDialog onClose={() => onSearch({ cursor, new: undefined })} />}
      {edited && <TestimonialDialog testimonial={edited} onClose={() => setEdited(undefined)} />}
    </Screen>
  );
}

function NothingThere({ isFiltered, onAdd }: { isFiltered: boolean; onAdd: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState title="Nothing matches">
        <p className="muted">No testimonial has all of that.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No testimonials yet">
      <p className="muted">What clients say about the firm stands on the home page.</p>
      <Button onClick={onAdd}>
        <OfficeIcon name="plus" />
        Add the first one
      </Button>
    </EmptyState>
  );
}
