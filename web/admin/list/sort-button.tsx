import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { directionOf, type ListSort, nextSort } from './list-sort.ts';
import styles from './sort-button.module.css';

/** The header of a sortable column. The `aria-sort` attribute is on its cell. */
export function SortButton({
  sort,
  name,
  children,
}: {
  sort: ListSort;
  name: string;
  children: ReactNode;
}) {
  return (
    <UnstyledButton
      className={styles.sort}
      data-direction={directionOf(sort, name)}
      onClick={() => sort.onChange(nextSort(sort, name))}
    >
      {children}
      <Icon name="chevron-down" size="sm" />
    </UnstyledButton>
  );
}
