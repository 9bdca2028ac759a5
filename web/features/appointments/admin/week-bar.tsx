import { addDaysTo } from '../../../../src/platform/time/local-dates/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import type { OnSearch } from '../../../admin/list-search.ts';
import { formatDate, formatWeekday, noonOf } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Office } from '../../scheduling/describe-office.ts';
import type { AppointmentSearch } from './appointment-definitions.ts';
import styles from './week-bar.module.css';
import { Chip, WeekPeople } from './week-people.tsx';

/** The week or the day that is shown, with ways to others, and whose it is. */
export function WeekBar({
  search,
  monday,
  office,
  onSearch,
}: {
  search: AppointmentSearch;
  monday: string;
  office: Office;
  onSearch: OnSearch<AppointmentSearch>;
}) {
  const locale = useLocale();
  const { day, week, status } = search;
  const unit = day ? 'day' : 'week';
  const go = (steps: number) =>
    onSearch(
      day
        ? { day: addDaysTo(day, steps), week: undefined }
        : { week: addDaysTo(monday, 7 * steps) },
    );
  return (
    <div className={styles.bar}>
      <div className={styles.week}>
        <IconButton label={`Previous ${unit}`} onClick={() => go(-1)} variant="default">
          <Icon name="chevron-left" />
        </IconButton>
        <IconButton label={`Next ${unit}`} onClick={() => go(1)} variant="default">
          <Icon name="chevron-right" />
        </IconButton>
        <h2 aria-live="polite">
          {day
            ? `${formatWeekday(noonOf(day), 'UTC', 'long', locale)}, ${formatDate(noonOf(day), 'UTC', locale)}`
            : `Week of ${formatDate(noonOf(monday), 'UTC', locale)}`}
        </h2>
        {day ? (
          <Button
            variant="subtle"
            size="sm"
            onClick={() => onSearch({ day: undefined, week: monday })}
          >
            Whole week
          </Button>
        ) : (
          week && (
            <Button variant="subtle" size="sm" onClick={() => onSearch({ week: undefined })}>
              This week
            </Button>
          )
        )}
        {status && (
          <Button variant="subtle" size="sm" onClick={() => onSearch({ status: undefined })}>
            Clear Filters
          </Button>
        )}
      </div>
      {office.hasSeveralHosts && (
        <Chip
          isPressed={search.lanes === 'person'}
          onPress={(isPressed) =>
            onSearch({ lanes: isPressed ? 'person' : undefined, host: undefined })
          }
        >
          By person
        </Chip>
      )}
      {office.hasSeveralHosts && <WeekPeople search={search} office={office} onSearch={onSearch} />}
    </div>
  );
}
