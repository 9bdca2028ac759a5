import { PAGE_SIZE } from '../../../src/platform/pagination/rules.ts';

/** The layout of a list: its columns, row height and page size. */
export type ListLayout = {
  /** The ids of all columns in the chosen order; empty for the default order. */
  order: readonly string[];
  hidden: readonly string[];
  isCompact: boolean;
  pageSize: number;
};

/** The server allows 100, but rendering that many rows would be a long task in the browser. */
export const PAGE_SIZES = [25, 50] as const;

export const DEFAULT_LAYOUT: ListLayout = {
  order: [],
  hidden: [],
  isCompact: false,
  pageSize: PAGE_SIZE,
};

/** Reads a stored layout; anything invalid is replaced by its default. */
export function readLayout(stored: unknown): ListLayout {
  const { order, hidden, isCompact, pageSize } = (stored ?? {}) as Record<string, unknown>;
  return {
    order: textsOf(order),
    hidden: textsOf(hidden),
    isCompact: isCompact === true,
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? PAGE_SIZE,
  };
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/**
 * The columns `ids` in a stored order. A column that is missing from the order, because it was added later, comes after
 * the column that it follows by default.
 */
export function arrangeColumns(ids: readonly string[], order: readonly string[]): string[] {
  const arranged = order.filter((id) => ids.includes(id));
  for (const [index, id] of ids.entries()) {
    if (arranged.includes(id)) continue;
    const previous = ids[index - 1];
    arranged.splice(previous === undefined ? 0 : arranged.indexOf(previous) + 1, 0, id);
  }
  return arranged;
}

/** Swaps a column with the next one, or with the previous one for a `step` of -1. */
export function moveColumn(ids: readonly string[], id: string, step: 1 | -1): string[] {
  const from = ids.indexOf(id);
  const to = from + step;
  const other = ids[to];
  if (from < 0 || other === undefined) return [...ids];
  return ids.map((each, index) => (index === from ? other : index === to ? id : each));
}

/** Whether two layouts look the same for a list with these columns. */
export function isSameLayout(ids: readonly string[], one: ListLayout, other: ListLayout): boolean {
  const essence = ({ order, hidden, isCompact, pageSize }: ListLayout) =>
    JSON.stringify([
      arrangeColumns(ids, order),
      ids.filter((id) => hidden.includes(id)),
      isCompact,
      pageSize,
    ]);
  return essence(one) === essence(other);
}
