import { ChoiceFilter } from '../../admin/choice-filter.tsx';
import { FilterBar } from '../../admin/filter-bar.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import styles from './audit-page.module.css';
import type { AuditSearch } from './audit-search.ts';
import { entityLabel } from './entities.ts';

/** Who, what about, and when. */
export function AuditFilters({
  filter,
  onSearch,
}: {
  filter: AuditSearch;
  onSearch: (change: Partial<AuditSearch>) => void;
}) {
  const { data: facets } = trpc.audit.facets.useQuery();
  const { actor, entity, entityId, from, to } = filter;
  return (
    <FilterBar filter={filter} onSearch={onSearch}>
      <ChoiceFilter
        label="Who"
        all="Everybody"
        value={actor}
        options={optionsOf(facets?.actors, actor, (name) => name)}
        onChange={(value) => onSearch({ actor: value })}
      />
      <ChoiceFilter
        label="About"
        all="Everything"
        value={entity}
        options={optionsOf(facets?.entities, entity, entityLabel)}
        onChange={(value) => onSearch({ entity: value, entityId: undefined })}
      />
      <Day label="From" value={from} max={to} onChange={(value) => onSearch({ from: value })} />
      <Day label="To" value={to} min={from} onChange={(value) => onSearch({ to: value })} />
      {entityId && (
        <Button onClick={() => onSearch({ entityId: undefined, entity: undefined })}>
          Only one row: show all
        </Button>
      )}
    </FilterBar>
  );
}

/** What the list offers of these values; one from an address may be none of them any more. */
function optionsOf(
  values: readonly string[] = [],
  current: string | undefined,
  labelOf: (value: string) => string,
) {
  const known = current === undefined || values.includes(current) ? values : [current, ...values];
  return known.map((value) => ({ value, label: labelOf(value) }));
}

function Day({
  label,
  value = '',
  min,
  max,
  onChange,
}: {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  return (
    <label className={styles.day}>
      <span>{label}</span>
      <input
        className="input num"
        type="date"
        value={value}
        min={min ?? '1970-01-01'}
        max={max ?? '2999-12-31'}
        onChange={(event) => {
          const { value: day, validity } = event.target;
          // While a year is being typed, its first digits make a date too.
          if (validity.valid) onChange(day || undefined);
        }}
      />
    </label>
  );
}
