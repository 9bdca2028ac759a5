import { TextInput } from '@mantine/core';
import { addDaysTo, nextWorkingDay } from '../../../../../src/platform/time/local-dates/rules.ts';
import { localDateOf } from '../../../../../src/platform/time/zones/rules.ts';
import { LinkButton } from '../../../../admin/button.tsx';
import { IconButton } from '../../../../admin/icon-button.tsx';
import { date as dateReader } from '../../../../admin/list-search.ts';
import { Paper, PrintButton } from '../../../../admin/paper.tsx';
import { QueryState } from '../../../../admin/query-state.tsx';
import { useAdminSearch } from '../../../../admin/use-admin-search.ts';
import { useTitle } from '../../../../admin/use-title.ts';
import { formatDate, formatWeekday, formatZone, noonOf } from '../../../../lib/format.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { ConflictStates } from '../../../conflicts/conflict-badge.tsx';
import { useConsultationTypes } from '../../../scheduling/use-consultation-types.ts';
import styles from './day-sheet.module.css';
import { DayTable } from './day-table.tsx';
import { FREE_MINUTES, sheetRows } from './sheet-rows.ts';

const DAY_SHEET_SEARCH = { date: dateReader };

/**
 * A printable day sheet with the appointments, blocked times and free times of a day; by default of the next working
 * day.
 */
export function DaySheetPage() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { zone } = firm;
  const [search, onSearch] = useAdminSearch(DAY_SHEET_SEARCH);
  const { isOpenOn } = useConsultationTypes();
  const { date = nextWorkingDay(localDateOf(new Date(), zone), isOpenOn) } = search;
  const days = { from: date, to: date };
  const calendar = trpc.appointments.calendar.useQuery(days);
  const free = trpc.appointments.freeTimes.useQuery({ ...days, minutes: FREE_MINUTES });
  const title = `${formatWeekday(noonOf(date), 'UTC', 'long')}, ${formatDate(noonOf(date), 'UTC')}`;
  useTitle(`Day sheet for ${title}`);
  return (
    <Paper
      acts={
        <>
          <LinkButton to="/admin/appointments">
            <Icon name="arrow-left" size="sm" />
            Back to the appointments
          </LinkButton>
          <div className={styles.days}>
            <IconButton
              label="Previous day"
              variant="default"
              onClick={() => onSearch({ date: addDaysTo(date, -1) })}
            >
              <Icon name="chevron-left" />
            </IconButton>
            <TextInput
              aria-label="Date"
              type="date"
              value={date}
              onChange={({ target }) =>
                dateReader(target.value) && onSearch({ date: target.value })
              }
            />
            <IconButton
              label="Next day"
              variant="default"
              onClick={() => onSearch({ date: addDaysTo(date, 1) })}
            >
              <Icon name="chevron-right" />
            </IconButton>
            <PrintButton />
          </div>
        </>
      }
    >
      <article className={styles.day}>
        <p>
          {firm.name}, day sheet. All times are {formatZone(zone)}.
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        <QueryState query={calendar} what="The appointments">
          {(found) => (
            <QueryState query={free} what="The free times">
              {(slots) => (
                <ConflictStates kind="appointment" items={found.appointments}>
                  <DayTable
                    rows={sheetRows(date, { calendar: found, free: slots })}
                    title={title}
                    firm={firm}
                  />
                </ConflictStates>
              )}
            </QueryState>
          )}
        </QueryState>
      </article>
    </Paper>
  );
}
