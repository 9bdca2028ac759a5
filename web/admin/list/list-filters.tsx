import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { ChoiceFilter } from '../choice-filter.tsx';
import { CountedFilter } from '../counted-filter.tsx';
import { DayFilter } from '../day-filter.tsx';
import type { OnSearch } from '../list-search.ts';
import screen from '../screen.module.css';
import { SearchBox } from '../search-box.tsx';
import {
  type ChoiceControl,
  conditionsOf,
  type Filters,
  type FilterValues,
  type ListCounts,
} from './filters.ts';

type Props = {
  filters: Filters;
  values: FilterValues;
  counts: ListCounts | undefined;
  onSearch: OnSearch<FilterValues>;
};

/** The filters of a list, and a button that clears all of them. */
export function ListFilters({
  end,
  children,
  ...props
}: Props & {
  /** Other controls of the list, at the end. */
  end: ReactNode;
  children?: ReactNode;
}) {
  const { filters, values, onSearch } = props;
  const conditions = Object.entries(conditionsOf(filters, values));
  return (
    <div className={screen.tools} data-filters>
      {Object.keys(filters).map((name) => (
        <FilterControl key={name} {...props} name={name} />
      ))}
      {children}
      {conditions.some(([, value]) => value) && (
        <Button
          variant="subtle"
          onClick={() =>
            onSearch(Object.fromEntries(conditions.map(([name]) => [name, undefined])))
          }
        >
          Clear Filters
        </Button>
      )}
      {end}
    </div>
  );
}

function FilterControl({ name, filters, values, counts, onSearch }: Props & { name: string }) {
  const control = filters[name]?.control;
  const value = values[name];
  switch (control?.kind) {
    case 'search':
      return (
        <SearchBox
          label={control.label}
          value={value}
          onChange={(q) => onSearch({ [name]: q }, { replace: true })}
        />
      );
    case 'counted':
      return (
        <CountedFilter
          label={control.label}
          options={control.optionsOf(value, counts)}
          value={value}
          counts={counts}
          onChange={(chosen) => onSearch({ [name]: chosen })}
        />
      );
    case 'choice':
      return (
        <ListChoice
          control={control}
          value={value}
          onChange={(chosen) =>
            onSearch({ [name]: chosen, ...(control.clears && { [control.clears]: undefined }) })
          }
        />
      );
    case 'days':
      return <DayFilter from={values.from} to={values.to} onSearch={onSearch} />;
    default:
      return null;
  }
}

function ListChoice({
  control: { label, all, useOptions },
  value,
  onChange,
}: {
  control: ChoiceControl;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const options = useOptions(value);
  return (
    <ChoiceFilter label={label} all={all} options={options} value={value} onChange={onChange} />
  );
}
