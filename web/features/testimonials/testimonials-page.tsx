import { useCallback, useMemo, useState } from 'react';
import { TESTIMONIAL_SORTS } from '../../../src/features/testimonials/rules.ts';
import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import { formatCount } from '../../../src/platform/pagination/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { CsvExportButton } from '../../admin/csv-export-button.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { ListControls } from '../../admin/list/list-controls.tsx';
import { sortOf } from '../../admin/list/list-sort.ts';
import { ListTable } from '../../admin/list/list-table.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { useListSettings } from '../../admin/list/use-list-settings.ts';
import { LIST_QUERY } from '../../admin/list-query.ts';
import type { OnSearch } from '../../admin/list-search.ts';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { StatusFilterBar } from '../../admin/status-filter-bar.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Edit } from './published-switch.tsx';
import { TestimonialActions } from './testimonial-actions.tsx';
import { testimonialColumns } from './testimonial-columns.tsx';
import { TestimonialDialog } from './testimonial-dialog.tsx';
import type { TestimonialSearch } from './testimonial-search.ts';
import styles from './testimonials-page.module.css';
import { TestimonialsSelection } from './testimonials-selection.tsx';
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
  const { new: isAdding, cursor, sort, ...filter } = search;
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const listSettings = useListSettings('testimonials');
  const { layout } = listSettings;
  const list = trpc.testimonials.all.useQuery(
    { ...filter, sort, cursor, limit: layout.pageSize },
    LIST_QUERY,
  );
  const counts = trpc.testimonials.counts.useQuery();
  const edit = useEditTestimonials();
  const [edited, setEdited] = useState<AdminTestimonial>();
  const columns = useMemo(() => testimonialColumns(firm.zone), [firm.zone]);
  const { table, rows } = useList({ columns, items: list.data?.items, layout });
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
  const add = () => onSearch({ cursor, new: 1 });

  return (
    <Screen
      title="Testimonials"
      lead={`${formatCount(counts.data?.published)} published. The newest three are shown on the home page.`}
      actions={
        <>
          <CsvExportButton
            permission="testimonials.export"
            path="/api/admin/testimonials/export"
            fileName="testimonials.csv"
            filter={{ ...filter, sort }}
            failure="Failed to export testimonials"
          />
          <RefreshButton queries={[list, counts]} />
          <Button permission="testimonials.change" variant="filled" onClick={add}>
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
        end={
          <ListControls
            columns={columns}
            settings={listSettings}
            search={{ ...filter, sort }}
            onSearch={onSearch}
          />
        }
      />
      <PagedList
        query={list}
        filter={filter}
        empty={{
          title: 'No testimonials yet',
          text: 'Testimonials are shown on the home page.',
          action: (
            <Button permission="testimonials.change" onClick={add}>
              <AdminIcon name="plus" />
              Add the first one
            </Button>
          ),
        }}
        noMatch={{ text: 'No testimonials match the filters.' }}
        onSearch={onSearch}
      >
        {() => (
          <div className={styles.list}>
            <Edit value={edit}>
              <ListTable
                ref={rows}
                label="Testimonials"
                table={table}
                sort={sortOf(TESTIMONIAL_SORTS, '-added', sort, onSearch)}
                isCompact={layout.isCompact}
                onOpen={(id) => setEdited(table.getRow(id).original)}
                actions={actions}
                permission="testimonials.change"
              />
            </Edit>
          </div>
        )}
      </PagedList>
      <TestimonialsSelection table={table} filter={filter} page={list.data} />
      {isAdding && (
        <IfCan permission="testimonials.change">
          <TestimonialDialog
            zone={firm.zone}
            onClose={() => onSearch({ cursor, new: undefined })}
          />
        </IfCan>
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
