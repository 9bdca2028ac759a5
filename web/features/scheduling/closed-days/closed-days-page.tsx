import { Menu } from '@mantine/core';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { ChoiceSelect } from '../../../admin/choice-select.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import { IfCan } from '../../../admin/if-can.tsx';
import { LIST_QUERY } from '../../../admin/list-query.ts';
import { date, oneOf, text, wholeNumber } from '../../../admin/list-search.ts';
import { QueryState } from '../../../admin/query-state.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { useAdminSearch } from '../../../admin/use-admin-search.ts';
import { useNow } from '../../../admin/use-now.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Icon } from '../../../ui/icon.tsx';
import { WhyDialog } from '../why-no-time/why-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import styles from './closed-days.module.css';
import { ClosedList, ExtraHoursList } from './day-lists.tsx';
import { whoseOptions } from './day-words.ts';
import { ExtraHoursDialog } from './extra-hours-dialog.tsx';
import { HolidaysDialog } from './holidays-dialog.tsx';
import { marksOf } from './year-marks.ts';
import { YearOverview } from './year-overview.tsx';

const CLOSED_DAYS_SEARCH = {
  year: wholeNumber(2_000, 2_999),
  /** The number of a host. */
  host: wholeNumber(1, 1_000_000),
  open: oneOf(['closed', 'extra', 'holidays', 'why']),
  /** The initial date and consultation type of the dialog `why`. */
  date,
  type: text,
};

/** Closed days, leave and extra hours of the firm and of each person, in one year. */
export function ClosedDaysPage() {
  const [search, onSearch] = useAdminSearch(CLOSED_DAYS_SEARCH);
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const today = localDateOf(useNow(60_000), firm.zone);
  const { year = Number(today.slice(0, 4)), host } = search;
  const closed = trpc.closedDays.list.useQuery(
    { from: `${year}-01-01`, to: `${year}-12-31` },
    LIST_QUERY,
  );
  const settings = trpc.availability.settings.useQuery();
  const hosts = settings.data?.hosts ?? [];
  const active = hosts.filter(({ isActive }) => isActive);
  const concerns = ({ hostNumber }: { hostNumber: number | null }) =>
    host === undefined || hostNumber === null || hostNumber === host;
  const extraHours = (settings.data?.extraHours ?? []).filter(
    (hours) => concerns(hours) && hours.date.startsWith(String(year)),
  );
  const closeDialog = () => onSearch({ open: undefined, date: undefined, type: undefined });

  return (
    <Screen
      title="Closed Days"
      heading="Appointments"
      actions={
        <>
          <Button permission="availability.change" onClick={() => onSearch({ open: 'extra' })}>
            Add Extra Hours
          </Button>
          <Button
            permission="availability.change"
            variant="filled"
            onClick={() => onSearch({ open: 'closed' })}
          >
            <AdminIcon name="plus" />
            Add Closed Days
          </Button>
        </>
      }
      more={
        <>
          <IfCan permission="availability.change">
            <Menu.Item onClick={() => onSearch({ open: 'holidays' })}>Holidays</Menu.Item>
          </IfCan>
          <Menu.Item onClick={() => onSearch({ open: 'why' })}>
            Why Are There No Free Times?
          </Menu.Item>
        </>
      }
    >
      <div className={styles.filters}>
        <YearChoice year={year} onYear={(to) => onSearch({ year: to })} />
        {active.length > 1 && (
          <ChoiceSelect
            isWord
            aria-label="Whose days"
            value={host === undefined ? '' : String(host)}
            data={[{ value: '', label: 'Everybody' }, ...whoseOptions(active).slice(1)]}
            onChange={(value) => onSearch({ host: value ? Number(value) : undefined })}
          />
        )}
      </div>
      <QueryState query={closed} what="The year">
        {(all) => {
          const days = all.filter(concerns);
          return (
            <div className={styles.split}>
              <div>
                <ClosedList days={days} hosts={hosts} />
                <ExtraHoursList hours={extraHours} hosts={hosts} />
              </div>
              <div>
                <YearOverview
                  year={year}
                  today={today}
                  marks={marksOf(year, { closed: days, extraHours })}
                />
              </div>
            </div>
          );
        }}
      </QueryState>
      <IfCan permission="availability.change">
        {search.open === 'closed' && (
          <CloseDialog hosts={active} host={host} onClose={closeDialog} />
        )}
        {search.open === 'extra' && (
          <ExtraHoursDialog hosts={active} host={host} onClose={closeDialog} />
        )}
        {search.open === 'holidays' && (
          <HolidaysDialog hosts={active} zone={firm.zone} onClose={closeDialog} />
        )}
      </IfCan>
      {search.open === 'why' && settings.data && (
        <WhyDialog
          initial={{ date: search.date ?? today, type: search.type, host }}
          types={settings.data.types}
          hosts={active}
          zone={firm.zone}
          onClose={closeDialog}
        />
      )}
    </Screen>
  );
}

function YearChoice({ year, onYear }: { year: number; onYear: (year: number) => void }) {
  return (
    <div className={styles.year}>
      <IconButton label="Previous year" onClick={() => onYear(year - 1)}>
        <Icon name="chevron-left" />
      </IconButton>
      <h2 className="num" aria-live="polite">
        {year}
      </h2>
      <IconButton label="Next year" onClick={() => onYear(year + 1)}>
        <Icon name="chevron-right" />
      </IconButton>
    </div>
  );
}
