import { Button } from '../../components/button.tsx';
import { trpc } from '../../lib/trpc.ts';
import screen from '../admin/screen.module.css';
import styles from './audit-page.module.css';
import type { AuditSearch } from './audit-search.ts';
import { entityLabel } from './entities.ts';

const NOTHING: AuditSearch = {
  actor: undefined,
  entity: undefined,
  entityId: undefined,
  from: undefined,
  to: undefined,
};

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
    <div className={screen.tools}>
      <Choice
        label="Who"
        all="Everybody"
        value={actor}
        values={facets?.actors}
        onChange={(value) => onSearch({ actor: value })}
      />
      <Choice
        label="About"
        all="Everything"
        value={entity}
        values={facets?.entities}
        textOf={entityLabel}
        onChange={(value) => onSearch({ entity: value, entityId: undefined })}
      />
      <Day label="From" value={from} max={to} onChange={(value) => onSearch({ from: value })} />
      <Day label="To" value={to} min={from} onChange={(value) => onSearch({ to: value })} />
      {entityId && (
        <Button onClick={() => onSearch({ entityId: undefined, entity: undefined })}>
          Only one row: show all
        </Button>
      )}
      {Object.keys(filter).length > 0 && (
        <Button variant="quiet" onClick={() => onSearch(NOTHING)}>
          Clear Filters
        </Button>
      )}
    </div>
  );
}

function Choice({
  label,
  all,
  value = '',
  values = [],
  textOf = (text) => text,
  onChange,
}: {
  label: string;
  all: string;
  value: string | undefined;
  values: readonly string[] | undefined;
  textOf?: (value: string) => string;
  onChange: (value: string | undefined) => void;
}) {
  const known = value === '' || values.includes(value) ? values : [value, ...values];
  return (
    <select
      className="input"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{all}</option>
      {known.map((each) => (
        <option key={each} value={each}>
          {textOf(each)}
        </option>
      ))}
    </select>
  );
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
