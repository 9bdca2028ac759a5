import { groupByDay } from '../../admin/group-by-day.ts';
import { LIST_QUERY } from '../../admin/list-query.ts';
import type { OnSearch } from '../../admin/list-search.ts';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { formatDate, formatWeekday, formatZone, noonOf } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import rows from '../../ui/rows.module.css';
import { AuditEntry } from './audit-entry.tsx';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit-page.module.css';
import type { AuditSearch } from './audit-search.ts';

/** The audit log, grouped by day. */
export function AuditPage({
  search,
  onSearch,
}: {
  search: AuditSearch;
  onSearch: OnSearch<AuditSearch>;
}) {
  const { cursor, ...filter } = search;
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const list = trpc.audit.list.useQuery({ ...filter, cursor }, LIST_QUERY);
  return (
    <Screen
      title="Audit Log"
      lead={`Who did what here, newest first. Nobody can change or delete an entry. Times are ${formatZone(firm.zone)}.`}
      actions={<RefreshButton queries={[list]} />}
    >
      <AuditFilters filter={filter} onSearch={onSearch} />
      <PagedList
        query={list}
        what="The log"
        filter={filter}
        empty={{
          title: 'Nothing yet',
          text: 'What staff do in the back office is written down here.',
        }}
        noMatch={{ text: 'Nobody did anything like that.' }}
        onSearch={onSearch}
      >
        {(items) =>
          groupByDay(items, ({ at }) => at, firm.zone).map(({ date, rows: entries }) => (
            <section key={date} className={styles.day} aria-labelledby={`day-${date}`}>
              <h2 id={`day-${date}`}>
                {formatWeekday(noonOf(date), 'UTC', 'long')}, {formatDate(noonOf(date), 'UTC')}
              </h2>
              <ul className={`${rows.box} ${rows.rows} ${styles.list}`}>
                {entries.map((entry) => (
                  <AuditEntry
                    key={entry.id}
                    entry={entry}
                    zone={firm.zone}
                    onOnlyRow={({ entity, entityId }) =>
                      onSearch({ entity, entityId: entityId ?? undefined })
                    }
                  />
                ))}
              </ul>
            </section>
          ))
        }
      </PagedList>
    </Screen>
  );
}
