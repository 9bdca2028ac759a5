import { Checkbox, Popover } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { AdminIcon } from '../admin-icon.tsx';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Segmented } from '../segmented.tsx';
import styles from './layout-menu.module.css';
import {
  arrangeColumns,
  DEFAULT_LAYOUT,
  isSameLayout,
  type ListLayout,
  moveColumn,
  PAGE_SIZES,
} from './list-layout.ts';

/** The parts of a column definition that the menu needs; a column whose header is not a string is not in the menu. */
export type LayoutColumn = { id: string; header?: unknown; enableHiding?: boolean | undefined };

const DENSITIES = [
  { value: 'comfortable', text: 'Comfortable' },
  { value: 'compact', text: 'Compact' },
] as const;

const SIZES = PAGE_SIZES.map((size) => ({ value: `${size}`, text: `${size}` }));

/** Returns the fields of the latest layout to change. */
type ChangeLayout = (layout: ListLayout) => Partial<ListLayout>;

/** The button that opens the layout menu of a list: columns and their order, density, and page size. */
export function LayoutMenu({
  columns,
  layout,
  onChange,
}: {
  /** Empty for a list that is not a table; then only the page size can be chosen. */
  columns: readonly LayoutColumn[];
  layout: ListLayout;
  onChange: (change: ChangeLayout) => void;
}) {
  const ids = columns.map(({ id }) => id);
  return (
    <Popover position="bottom-end" withinPortal={false} trapFocus returnFocus>
      <Popover.Target>
        <Button>
          <AdminIcon name="eye" />
          View
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={styles.menu}>
          {columns.length > 0 && (
            <>
              <Columns columns={columns} layout={layout} onChange={onChange} />
              <Group title="Row height">
                <Segmented
                  label="Row height"
                  value={layout.isCompact ? 'compact' : 'comfortable'}
                  options={DENSITIES}
                  onChange={(density) => onChange(() => ({ isCompact: density === 'compact' }))}
                />
              </Group>
            </>
          )}
          <Group title="Rows on a page">
            <Segmented
              label="Rows on a page"
              value={`${layout.pageSize}`}
              options={SIZES}
              onChange={(size) => onChange(() => ({ pageSize: Number(size) }))}
            />
          </Group>
          <Button
            variant="subtle"
            aria-disabled={isSameLayout(ids, layout, DEFAULT_LAYOUT)}
            onClick={() => onChange(() => DEFAULT_LAYOUT)}
          >
            Reset View
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}

function Columns({
  columns,
  layout: { order, hidden },
  onChange,
}: {
  columns: readonly LayoutColumn[];
  layout: ListLayout;
  onChange: (change: ChangeLayout) => void;
}) {
  const [moved, setMoved] = useState('');
  const shown = shownColumns(columns, order);
  const move = (id: string, title: string, step: 1 | -1) =>
    onChange((latest) => {
      const ids = shownColumns(columns, latest.order).map((column) => column.id);
      const fixed = columns.map((column) => column.id).filter((each) => !ids.includes(each));
      const next = moveColumn(ids, id, step);
      setMoved(`${title}: column ${next.indexOf(id) + 1} of ${next.length}`);
      return { order: [...fixed, ...next] };
    });
  return (
    <Group title="Columns">
      <ul className={styles.columns}>
        {shown.map(({ id, title, enableHiding }, index) => (
          <li key={id}>
            <Checkbox
              label={title}
              checked={enableHiding === false || !hidden.includes(id)}
              disabled={enableHiding === false}
              onChange={({ target }) =>
                onChange((latest) => ({
                  hidden: target.checked
                    ? latest.hidden.filter((each) => each !== id)
                    : [...latest.hidden, id],
                }))
              }
            />
            <IconButton
              label={`Move ${title} up`}
              aria-disabled={index === 0}
              onClick={() => move(id, title, -1)}
            >
              <span className={styles.up}>
                <Icon name="chevron-down" size="sm" />
              </span>
            </IconButton>
            <IconButton
              label={`Move ${title} down`}
              aria-disabled={index === shown.length - 1}
              onClick={() => move(id, title, 1)}
            >
              <Icon name="chevron-down" size="sm" />
            </IconButton>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
    </Group>
  );
}

/** The columns that the menu shows, in the stored order. */
const shownColumns = (columns: readonly LayoutColumn[], order: readonly string[]) =>
  arrangeColumns(
    columns.map(({ id }) => id),
    order,
  ).flatMap((id) => {
    const column = columns.find((each) => each.id === id);
    return typeof column?.header === 'string' ? [{ ...column, title: column.header }] : [];
  });
