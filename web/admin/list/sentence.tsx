import type { ReactNode } from 'react';
import { formatCount } from '../../../src/platform/pagination/rules.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { Button } from '../button.tsx';
import type { OnSearch } from '../list-search.ts';
import { describeDays } from './day-words.ts';
import {
  type ChoiceControl,
  conditionsOf,
  type Filters,
  type FilterValues,
  type ListCounts,
} from './filters.ts';
import styles from './sentence.module.css';

type Option = { value: string; label: string };

type Props = {
  filters: Filters;
  values: FilterValues;
  counts: ListCounts | undefined;
  onSearch: OnSearch<FilterValues>;
};

/** The filters of a list as a sentence of selects: "Unresolved 17 about all areas for everybody". */
export function Sentence({
  isPending = false,
  children,
  ...props
}: Props & {
  /** Whether the counts are still to come: the sentence is hidden, because its words would move. */
  isPending?: boolean;
  /** Further words at the end. */
  children?: ReactNode;
}) {
  const { filters, values, onSearch } = props;
  const conditions = Object.entries(conditionsOf(filters, values));
  return (
    <fieldset
      className={styles.sentence}
      aria-label="Filters"
      data-filters
      data-pending={isPending || undefined}
    >
      {Object.keys(filters).map((name) => (
        <Part key={name} {...props} name={name} />
      ))}
      {children}
      {conditions.some(([, value]) => value) && (
        <Button
          size="sm"
          variant="subtle"
          className={styles.clear}
          onClick={() =>
            onSearch(Object.fromEntries(conditions.map(([name]) => [name, undefined])))
          }
        >
          Clear Filters
        </Button>
      )}
    </fieldset>
  );
}

function Part({ name, filters, values, counts, onSearch }: Props & { name: string }) {
  const locale = useLocale();
  const control = filters[name]?.control;
  const value = values[name];
  switch (control?.kind) {
    case 'counted': {
      const options = [{ value: 'all', text: 'All' }, ...control.optionsOf(value, counts)];
      return (
        <Word
          label={control.label}
          value={value ?? 'all'}
          options={options.map(({ value: key, text }) => ({
            value: key,
            label: counts ? `${text} ${formatCount(counts[key], locale)}` : text,
          }))}
          onChange={(chosen) => onSearch({ [name]: chosen === 'all' ? undefined : chosen })}
        />
      );
    }
    case 'choice':
      return (
        <ChoicePart
          control={control}
          value={value}
          onChange={(chosen) =>
            onSearch({ [name]: chosen, ...(control.clears && { [control.clears]: undefined }) })
          }
        />
      );
    case 'days':
      return (values.from || values.to) && <ReceivedPart values={values} onSearch={onSearch} />;
    default:
      return null;
  }
}

function ChoicePart({
  control: { label, all, useOptions, sentence },
  value,
  onChange,
}: {
  control: ChoiceControl;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const options = useOptions(value);
  return (
    <>
      {sentence?.before && <span>{sentence.before}</span>}
      <Word
        label={label}
        value={value ?? ''}
        options={[{ value: '', label: sentence?.all ?? all }, ...options]}
        onChange={(chosen) => onChange(chosen || undefined)}
      />
    </>
  );
}

function ReceivedPart({ values: { from, to }, onSearch }: Pick<Props, 'values' | 'onSearch'>) {
  const locale = useLocale();
  const days = describeDays({ ...(from && { from }), ...(to && { to }) }, locale);
  return (
    <span className={styles.days}>
      received <b>{days}</b>
      <button
        type="button"
        aria-label={`Remove: received ${days}`}
        onClick={() => onSearch({ from: undefined, to: undefined })}
      >
        <Icon name="close" size="sm" />
      </button>
    </span>
  );
}

/** A choice as a word of a sentence. */
export function Word({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}) {
  return (
    <select
      className={styles.word}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
