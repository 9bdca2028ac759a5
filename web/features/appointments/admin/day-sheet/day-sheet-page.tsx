import { TextInput } from '@mantine/core';
import { addDaysTo, nextWorkingDay } from '../../../../../src/platform/time/local-dates/rules.ts';
import { localDateOf } from '../../../../../src/platform/time/zones/rules.ts';
import { LinkButton } from '../../../../admin/button.tsx';
import { ChoiceSelect } from '../../../../admin/choice-select.tsx';
import { IconButton } from '../../../../admin/icon-button.tsx';
import { date as dateReader, text, wholeNumber } from '../../../../admin/list-search.ts';
import { Paper, PrintButton } from '../../../../admin/paper.tsx';
import { QueryState } from '../../../../admin/query-state.tsx';
import { useAdminSearch } from '../../../../admin/use-admin-search.ts';
import { useTitle } from '../../../../admin/use-title.ts';
import { formatDate, formatWeekday, formatZone, noonOf } from '../../../../lib/format.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { ConflictStates } from '../../../conflicts/conflict-badge.tsx';
import { HostSelect } from '../../../scheduling/host-select.tsx';
import { useConsultationTypes } from '../../../scheduling/use-consultation-types.ts';
import styles from './day-sheet.module.css';
import { DayTable } from './day-table.tsx';
import { FREE_MINUTES, ofHosts, sheetRows } from './sheet-rows.ts';

const DAY_SHEET_SEARCH = {
  date: dateReader,
  /** The number of the only host whose day it is. */
  host: wholeNumber(1, 999_999_999),
  /** The label of the only office whose day it is. */
  office: text,
};

/**
 * A printable day sheet with the appointments, blocked times and free times of a day; by default of the next working
 * day.
 */
export function DaySheetPage() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { zone } = firm;
  const [search, onSearch] = useAdminSearch(DAY_SHEET_SEARCH);
  const { isOpenOn, attorneyOf, hasHost, hostName, hostsIn, offices } = useConsultationTypes();
  const { date = nextWorkingDay(localDateOf(new Date(), zone), isOpenOn) } = search;
  const days = { from: date, to: date };
  const calendar = trpc.appointments.calendar.useQuery(days);
  const host = search.host !== undefined && hasHost(search.host) ? search.host : undefined;
  const office = host === undefined ? offices.find((city) => city === search.office) : undefined;
  const only = host !== undefined ? [host] : office ? hostsIn(office) : undefined;
  const free = trpc.useQueries((queries) =>
    (only ?? [undefined]).map((number) =>
      queries.appointments.freeTimes({
        ...days,
        minutes: FREE_MINUTES,
        ...(number !== undefined && { attorney: attorneyOf(number) }),
      }),
    ),
  );
  const whose = host !== undefined ? hostName(host) : office && `the office in ${office}`;
  const title = `${formatWeekday(noonOf(date), 'UTC', 'long', firm.formats.locale)}, ${formatDate(noonOf(date), 'UTC', firm.formats.locale)}`;
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
            {offices.length > 0 && (
              <ChoiceSelect
                isWord
                aria-label="Office"
                value={office ?? ''}
                data={['', ...offices].map((city) => ({
                  value: city,
                  label: city || 'All offices',
                }))}
                onChange={(city) => onSearch({ office: city || undefined, host: undefined })}
              />
            )}
            <HostSelect
              isWord
              aria-label="Person"
              none="Everybody"
              value={host}
              onChange={(chosen) => onSearch({ host: chosen, office: undefined })}
            />
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
          {firm.name}, day sheet{whose && ` of ${whose}`}. All times are{' '}
          {formatZone(zone, firm.formats.locale)}.
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        <QueryState query={calendar} what="The appointments">
          {(found) => (
            <QueryState query={allOf(free)} what="The free times">
              {(slots) => (
                <ConflictStates kind="appointment" items={found.appointments}>
                  <DayTable
                    rows={sheetRows(
                      date,
                      { calendar: ofHosts(found, only), free: slots, zone },
                      firm.formats.locale,
                    )}
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

/** Several queries as one, whose data are those of all. */
function allOf<Data>(
  queries: readonly {
    data: Data | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  }[],
) {
  const data = queries.flatMap((query) => (query.data === undefined ? [] : [query.data]));
  return {
    data: data.length === queries.length ? data : undefined,
    error: queries.find(({ isError }) => isError)?.error,
    isError: queries.some(({ isError }) => isError),
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}
