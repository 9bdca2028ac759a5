import type { ReactNode } from 'react';
import { entityLabel } from '../../../src/features/audit/rules.ts';
import { Button } from '../../admin/button.tsx';
import { ChoiceFilter } from '../../admin/choice-filter.tsx';
import { DayFilter } from '../../admin/day-filter.tsx';
import { FilterBar } from '../../admin/filter-bar.tsx';
import type { OnSearch } from '../../admin/list-search.ts';
import { trpc } from '../../lib/trpc.ts';
import type { AuditSearch } from './audit-search.ts';

export function AuditFilters({
  filter,
  onSearch,
  end,
}: {
  filter: AuditSearch;
  onSearch: OnSearch<AuditSearch>;
  /** Other controls of the list, at the end. */
  end: ReactNode;
}) {
  const { data: facets } = trpc.audit.facets.useQuery();
  const { actor, entity, entityId, from, to } = filter;
  return (
    <FilterBar filter={filter} onSearch={onSearch} end={end}>
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
      <DayFilter from={from} to={to} onSearch={onSearch} />
      {entityId && (
        <Button onClick={() => onSearch({ entityId: undefined, entity: undefined })}>
          Only one row: show all
        </Button>
      )}
    </FilterBar>
  );
}

/** The options of a select. The current value is added if it is not one of them, for example from an old link. */
function optionsOf(
  values: readonly string[] = [],
  current: string | undefined,
  labelOf: (value: string) => string,
) {
  const known = current === undefined || values.includes(current) ? values : [current, ...values];
  return known.map((value) => ({ value, label: labelOf(value) }));
}
