import { AUDIT_SORTS, entityLabel } from '../../../src/features/audit/rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { Button } from '../../admin/button.tsx';
import { DAY_FILTERS } from '../../admin/list/filters.ts';
import { defineList } from '../../admin/list/list-definition.ts';
import { ListScreen } from '../../admin/list/list-screen.tsx';
import { useHasPane } from '../../admin/list/use-has-pane.ts';
import { useList } from '../../admin/list/use-list.ts';
import { textUpTo } from '../../admin/list-search.ts';
import { formatDate, formatWeekday, formatZone, noonOf } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { auditColumns } from './audit-columns.tsx';
import { AuditDetails } from './audit-details.tsx';
import styles from './audit-page.module.css';

const AUDIT_LOG = defineList({
  id: 'audit',
  label: 'Entries',
  what: 'The log',
  className: styles.list,
  filters: {
    actor: {
      read: textUpTo(200),
      control: {
        kind: 'choice',
        label: 'Who',
        all: 'Everybody',
        useOptions: (actor) => optionsOf(useFacets()?.actors, actor, (name) => name),
      },
    },
    entity: {
      read: textUpTo(100),
      control: {
        kind: 'choice',
        label: 'About',
        all: 'Everything',
        useOptions: (entity) => optionsOf(useFacets()?.entities, entity, entityLabel),
        clears: 'entityId',
      },
    },
    entityId: { read: textUpTo(200) },
    ...DAY_FILTERS,
  },
  others: { open: textUpTo(20) },
  sorts: AUDIT_SORTS,
  defaultSort: '-at',
  rows: trpc.audit.list,
  columns: auditColumns,
  csv: {
    permission: 'audit.export',
    path: '/api/admin/audit-log/export',
    fileName: 'audit-log.csv',
    failure: 'Failed to export the audit log',
  },
  empty: {
    title: 'No entries yet',
    text: 'Changes that staff make in the back office appear here.',
  },
  noMatch: 'No entries match the filters.',
});

/** The audit log, grouped by day. */
export function AuditPage() {
  const locale = useLocale();
  const list = useList(AUDIT_LOG);
  const { zone, search, onSearch } = list;
  const hasPane = useHasPane();
  const entry = list.query.data?.items.find(({ id }) => id === search.open);
  return (
    <ListScreen
      list={list}
      title="Audit Log"
      isLive={false}
      lead={`Changes made by staff, newest first. Nobody can change or delete an entry. Times are ${formatZone(zone, locale)}.`}
      filterControls={
        search.entityId && (
          <Button onClick={() => onSearch({ entityId: undefined, entity: undefined })}>
            Only one row: show all
          </Button>
        )
      }
      onOpen={list.onOpen}
      groupOf={({ at }) => dayOf(at, zone, locale)}
      details={
        entry && (
          <AuditDetails
            inPane={hasPane}
            entry={entry}
            zone={zone}
            onOnlyRow={({ entity, entityId }) =>
              onSearch({ entity, entityId: entityId ?? undefined, open: undefined })
            }
            onClose={list.onClose}
          />
        )
      }
    />
  );
}

const useFacets = () => trpc.audit.facets.useQuery().data;

/** The options of a select. The current value is added if it is not one of them, for example from an old link. */
function optionsOf(
  values: readonly string[] = [],
  current: string | undefined,
  labelOf: (value: string) => string,
) {
  const known = current === undefined || values.includes(current) ? values : [current, ...values];
  return known.map((value) => ({ value, label: labelOf(value) }));
}

/** The local day of an instant in a time zone, as text. */
function dayOf(instant: string, zone: string, locale: string): string {
  const noon = noonOf(localDateOf(new Date(instant), zone));
  return `${formatWeekday(noon, 'UTC', 'long', locale)}, ${formatDate(noon, 'UTC', locale)}`;
}
