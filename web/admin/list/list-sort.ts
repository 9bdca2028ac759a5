import type { Sort } from '../../../src/platform/pagination/rules.ts';
import type { OnSearch } from '../list-search.ts';

/** How a list is sorted. The names are also the ids of the columns whose headers sort it. */
export type ListSort<Name extends string = string> = {
  names: readonly Name[];
  /** The default order. */
  usual: Sort<Name>;
  /** The chosen order; undefined for the default one. */
  value: Sort<Name> | undefined;
  onChange(sort: Sort<Name> | undefined): void;
};

/** The sort of a list from its search parameter `sort`. */
export const sortOf = <Name extends string>(
  names: readonly Name[],
  usual: Sort<Name>,
  value: Sort<Name> | undefined,
  onSearch: OnSearch<{ sort?: Sort<Name> | undefined }>,
): ListSort<Name> => ({ names, usual, value, onChange: (sort) => onSearch({ sort }) });

/** The value of `aria-sort` for a column. */
export function directionOf(
  { usual, value = usual }: Pick<ListSort, 'usual' | 'value'>,
  name: string,
): 'ascending' | 'descending' | 'none' {
  if (value === name) return 'ascending';
  return value === `-${name}` ? 'descending' : 'none';
}

/** The order after a click on a header: the opposite direction, or the initial direction of another column. */
export function nextSort<Name extends string>(
  { usual, value = usual }: Pick<ListSort<Name>, 'usual' | 'value'>,
  name: Name,
): Sort<Name> | undefined {
  const descending: Sort<Name> = `-${name}`;
  const first = usual === descending ? descending : name;
  const next = value === name ? descending : value === descending ? name : first;
  return next === usual ? undefined : next;
}
