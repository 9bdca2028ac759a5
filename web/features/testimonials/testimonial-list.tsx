import type { AdminTestimonial } from '../../../src/features/testimonials/schema.ts';
import type { ListTableModel } from '../../admin/list/list-features.ts';
import { TestimonialCard } from './testimonial-card.tsx';
import styles from './testimonials.module.css';
import type { EditTestimonials } from './use-edit-testimonials.ts';

/** A page of testimonials; with checkboxes if `isSelecting`. */
export function TestimonialList({
  table,
  edit,
  isSelecting,
  onOpen,
}: {
  table: ListTableModel<AdminTestimonial>;
  edit: EditTestimonials;
  isSelecting: boolean;
  onOpen: (testimonial: AdminTestimonial) => void;
}) {
  const header = table.getFlatHeaders().find(({ id }) => id === 'select');
  return (
    <>
      {isSelecting && header && (
        <div className={styles.page}>
          <table.FlexRender header={header} />
          <span aria-hidden="true">Select this page</span>
        </div>
      )}
      <ul
        className={styles.cards}
        aria-label="Testimonials"
        data-selecting={isSelecting || undefined}
      >
        {table.getRowModel().rows.map((row) => {
          const checkbox = row.getVisibleCells().find(({ column }) => column.id === 'select');
          return (
            <TestimonialCard
              key={row.id}
              testimonial={row.original}
              edit={edit}
              selection={isSelecting && checkbox && <table.FlexRender cell={checkbox} />}
              isSelected={row.getIsSelected()}
              onOpen={() => onOpen(row.original)}
            />
          );
        })}
      </ul>
    </>
  );
}
