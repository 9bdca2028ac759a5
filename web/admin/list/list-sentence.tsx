import type { ComponentProps } from 'react';
import { SearchBox } from '../search-box.tsx';
import type { ListCounts } from './filters.ts';
import styles from './list-sentence.module.css';
import type { ListSort } from './list-sort.ts';
import { Sentence, Word } from './sentence.tsx';

type CountsQuery = { data: ListCounts | undefined; isError: boolean };

/**
 * The filters of a list as a sentence, such as `Published 7 about all practice areas, newest first`, and its search box.
 */
export function ListSentence({
  countsQuery,
  sort,
  orders,
  ...props
}: Pick<ComponentProps<typeof Sentence>, 'filters' | 'values' | 'onSearch'> & {
  countsQuery: CountsQuery | undefined;
  sort: ListSort | undefined;
  /** The orders to choose from. */
  orders: readonly { value: string; label: string }[];
}) {
  const { filters, values, onSearch } = props;
  return (
    <div className={styles.line}>
      <Sentence
        {...props}
        counts={countsQuery?.data}
        isPending={countsQuery !== undefined && !countsQuery.data && !countsQuery.isError}
      >
        {sort && (
          <Word
            label="Order"
            value={sort.value ?? sort.usual}
            options={orders}
            onChange={(chosen) =>
              sort.onChange(chosen === sort.usual ? undefined : (chosen as typeof sort.usual))
            }
          />
        )}
      </Sentence>
      {Object.entries(filters).map(
        ([name, { control }]) =>
          control?.kind === 'search' && (
            <SearchBox
              key={name}
              label={control.label}
              value={values[name]}
              onChange={(text) => onSearch({ [name]: text }, { replace: true })}
            />
          ),
      )}
    </div>
  );
}
