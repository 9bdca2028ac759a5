import { isFiltered } from '../../admin/filter-bar.tsx';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { formatDate, formatWeekday, formatZone, localDateOf } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import rows from '../../ui/rows.module.css';
import { AuditEntry, type Entry } from './audit-entry.tsx';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit-page.module.css';
import type { AuditSearch } from './audit-search.ts';

/** Who did what, by day. */
export function AuditPage({
  search,
  onSearch,
}: {
  search: AuditSearch;
  onSearch: (change: Partial<AuditSearch>) => void;
}) {
  const { cursor, ...filter } = search;
  const [{ firm }] = trpc.site.frame.useSuspenseQuery();
  const list = trpc.audit.list.useQuery(
    { ...filter, cursor },
    { placeholderData: (before) => before },
  );
  return (
    <Screen
      title="Audit Log"
      lead={`Who did what here, newest first. Nobody can change or delete an entry. Times are ${formatZone(firm.zone)}.`}
      actions={<RefreshButton isFetching={list.isFetching} onRefresh={list.refetch} />}
    >
      <AuditFilters filter={filter} onSearch={onSearch} />
      <PagedList
        query={list}
        what="The log"
        isFiltered={isFiltered(filter)}
        empty={{
          title: 'Nothing yet',
          text: 'What staff do in the back office is written down here.',
        }}
        noMatch="Nobody did anything like that."
        onCursor={(next) => onSearch({ cursor: next })}
      >
        {(items) =>
          daysOf(items, firm.zone).map(({ date, entries, first }) => (
            <section key={date} className={styles.day} aria-labelledby={`day-${date}`}>
              <h2 id={`day-${date}`}>
                {formatWeekday(first, firm.zone, 'long')}, {formatDate(first, firm.zone)}
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

/** Entries by the firm's local dates, in the order in which they come. */
function daysOf(items: readonly Entry[], zone: string) {
  const days: { date: string; first: string; entries: Entry[] }[] = [];
  for (const entry of items) {
    const date = localDateOf(new Date(entry.at), zone);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, first: entry.at, entries: [entry] });
  }
  return days;
}
