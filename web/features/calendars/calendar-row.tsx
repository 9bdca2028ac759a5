import { Badge } from '@mantine/core';
import { CALENDAR_SECRETS } from '../../../src/features/calendars/rules.ts';
import { secretsToEnter } from '../../../src/platform/provider-settings/rules.ts';
import { Button } from '../../admin/button.tsx';
import { crudTexts, deletionOf } from '../../admin/crud-texts.ts';
import { EditDeleteButtons } from '../../admin/edit-delete-buttons.tsx';
import styles from '../../admin/provider-settings/provider-settings.module.css';
import { useGaps } from '../../admin/provider-settings/use-gaps.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { formatDate } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { Icon } from '../../ui/icon.tsx';
import rows from '../../ui/rows.module.css';
import { accountOf, calendarName, fullCalendarName } from './calendar-name.ts';
import type { Calendar } from './calendar-tab.tsx';
import { loadCalendarSchema } from './use-calendar-form.ts';

/** A calendar connection: its name, whether it is active, and actions. */
export function CalendarRow({
  calendar,
  onEdit,
  onRemoved,
}: {
  calendar: Calendar;
  onEdit: () => void;
  onRemoved: () => void;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { activate, remove } = useCalendarActions(calendar, onRemoved);
  const { provider, isActive, createdAt, webhookUrl, apiKey } = calendar;
  const name = calendarName(provider);
  const fullName = fullCalendarName(calendar);
  const missing = secretsMissing(calendar);
  const gaps = useGaps(loadCalendarSchema, calendar);
  return (
    <li className={styles.item}>
      <span className={styles.tile} aria-hidden="true">
        {name[0]}
      </span>
      <div>
        <div className={rows.who}>
          {name}
          {isActive ? (
            <Badge color="success">
              <Icon name="check" size="sm" />
              Active
            </Badge>
          ) : (
            <Badge>Inactive</Badge>
          )}
          {gaps.length > 0 && <Badge color="warning">Not complete</Badge>}
        </div>
        <p className={`muted small ${styles.detail}`}>
          {[
            'Whole firm',
            accountOf(calendar),
            `Added ${formatDate(createdAt, firm.zone, firm.formats.locale)}`,
            webhookUrl && 'address set',
          ]
            .filter(Boolean)
            .join(' · ')}
          {apiKey && (
            <>
              {' · key '}
              <span className={styles.mono}>{apiKey}</span>
            </>
          )}
        </p>
        {missing.length === 0 && gaps.length > 0 && (
          <p className={`small ${styles.again}`}>
            <Icon name="alert" size="sm" />
            {gaps.join('. ')}.
          </p>
        )}
        {missing.length > 0 && (
          <p className={`small ${styles.again}`}>
            <Icon name="alert" size="sm" />
            Enter again: {missing.join(', ')}. The stored values can no longer be read.
          </p>
        )}
      </div>
      <div className={rows.acts}>
        {gaps.length > 0 && (
          <Button permission="calendars.change" variant="filled" size="sm" onClick={onEdit}>
            Complete<span className="visually-hidden"> {fullName}</span>
          </Button>
        )}
        {!isActive && gaps.length === 0 && (
          <Button
            permission="calendars.change"
            variant="filled"
            size="sm"
            pending={activate.isPending}
            onClick={() => activate.mutate({ id: calendar.id })}
          >
            Activate<span className="visually-hidden"> {fullName}</span>
          </Button>
        )}
        <EditDeleteButtons
          permission="calendars.change"
          name={fullName}
          isDeleting={remove.isPending}
          onEdit={onEdit}
          onDelete={remove.ask}
        />
      </div>
    </li>
  );
}

function useCalendarActions(calendar: Calendar, onRemoved: () => void) {
  const { id, isActive } = calendar;
  const withToasts = useMutationToasts();
  const ask = useConfirm();
  const utils = trpc.useUtils();
  const refresh = () => utils.calendars.invalidate();
  const activate = trpc.calendars.activate.useMutation(
    withToasts({
      success: 'Calendar integration activated',
      failure: 'Failed to activate calendar integration',
      refresh,
    }),
  );
  const remove = trpc.calendars.remove.useMutation(
    withToasts({
      ...crudTexts('delete', 'Calendar integration'),
      refresh,
      onSuccess: onRemoved,
    }),
  );
  const askAndRemove = async () => {
    const text = `${fullCalendarName(calendar)} and its keys are deleted${isActive ? ', and no calendar is active anymore' : ''}. Appointments that are already in it stay there. This can’t be undone.`;
    if (await ask(deletionOf('calendar integration', text))) remove.mutate({ id });
  };
  return { activate, remove: { isPending: remove.isPending, ask: askAndRemove } };
}

function secretsMissing({ provider, config, apiKey }: Calendar): string[] {
  const inConfig = secretsToEnter(config, CALENDAR_SECRETS[provider]);
  return apiKey === '' ? [...inConfig, 'API Key'] : inConfig;
}
