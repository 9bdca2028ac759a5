import { type FocusEvent, type MouseEvent, memo, type ReactNode } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { ListTableModel } from '../list/list-features.ts';
import styles from './desk-row.module.css';
import { lineTime } from './line-time.ts';
import { type Swipes, useSwipe } from './use-swipe.ts';

/** What the two lines of a row show. */
export type DeskLine = {
  name: string;
  /** What the row is about, beside the name; cut before the name is. */
  about?: ReactNode;
  /** The instant shown at the right, as ISO text. */
  at: string;
  /** The first words. */
  words: ReactNode;
  /** Badges at the right of the words. */
  marks?: ReactNode;
  isNew?: boolean;
  /** The buttons that appear with the pointer or the focus. */
  actions?: ReactNode;
  swipes?: Swipes;
};

/** A table row of a desk; must be a stable reference. */
export type LineOf<Row> = (row: Row) => DeskLine;

type Props<Row extends { id: string }> = {
  table: ListTableModel<Row>;
  row: ReturnType<ListTableModel<Row>['getRowModel']>['rows'][number];
  lineOf: LineOf<Row>;
  isOpen: boolean;
  isSelected: boolean;
  onOpen: (id: string) => void;
  zone: string;
  today: string;
  isUnderDay: boolean;
};

/** A row of a desk: two lines that open it. Memoised, so that it re-renders only if its own data changes. */
export const DeskRow = memo(OneRow, isSameRow) as typeof OneRow;

function isSameRow<Row extends { id: string }>(before: Props<Row>, after: Props<Row>): boolean {
  const { row, ...rest } = before;
  const isSame = Object.entries(rest).every(
    ([name, value]) => after[name as keyof typeof rest] === value,
  );
  return isSame && row.original === after.row.original;
}

function OneRow<Row extends { id: string }>({
  table,
  row,
  lineOf,
  isOpen,
  isSelected,
  onOpen,
  zone,
  today,
  isUnderDay,
}: Props<Row>) {
  const locale = useLocale();
  const { name, about, at, words, marks, isNew, actions, swipes = {} } = lineOf(row.original);
  const swipe = useSwipe(swipes);
  const open = () => onOpen(row.id);
  const select = row.getVisibleCells().find(({ column }) => column.id === 'select');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it is for the keyboard
    <li
      className={styles.row}
      data-row={row.id}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      data-new={isNew || undefined}
      onClick={(event) => isPlainPress(event) && open()}
      onFocus={keepFocus}
      onBlur={keepFocus}
      {...swipe}
    >
      {select && (
        <span className={styles.select}>
          <table.FlexRender cell={select} />
        </span>
      )}
      {isNew && (
        <span className={styles.dot}>
          <span className="visually-hidden">New</span>
        </span>
      )}
      <span className={styles.first}>
        <button
          type="button"
          className={styles.open}
          data-open-row
          aria-current={isOpen || undefined}
          onClick={open}
        >
          <bdi>{name}</bdi>
        </button>
        <span className={styles.about}>{about}</span>
        <time className={`num ${styles.time}`} dateTime={at} title={formatMoment(at, zone, locale)}>
          {lineTime(at, zone, today, isUnderDay, locale)}
        </time>
      </span>
      <span className={styles.second}>
        <span className={styles.words}>{words}</span>
        <span className={styles.marks}>{marks}</span>
      </span>
      {actions && <span className={styles.actions}>{actions}</span>}
    </li>
  );
}

/**
 * Marks the row while one of its controls has the focus visibly. Not `:focus-within`, which ends before the next control
 * gets the focus: that one would be hidden again.
 */
function keepFocus({ type, target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (type === 'focus') {
    currentTarget.toggleAttribute('data-focused', target.matches(':focus-visible'));
  } else if (!currentTarget.contains(relatedTarget)) {
    currentTarget.removeAttribute('data-focused');
  }
}

const CONTROLS = 'a, button, input, label';

/** Whether a click is on the row itself: not on a control in it, and not the end of a text selection. */
function isPlainPress({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return false;
  const selection = window.getSelection();
  return !(selection && !selection.isCollapsed && selection.containsNode(currentTarget, true));
}
