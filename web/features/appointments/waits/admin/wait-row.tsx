import type { StaffWait } from '../../../../../src/features/waits/schema.ts';
import { Button } from '../../../../admin/button.tsx';
import { useMutationToasts } from '../../../../admin/use-mutation-toasts.ts';
import { formatDay, noonOf } from '../../../../lib/format.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useConfirm } from '../../../../ui/confirm.ts';
import { usePracticeAreaLabel } from '../../../practice-areas/use-practice-area-label.ts';
import { whenWords } from '../../../scheduling/when-words.ts';
import { formerInWords } from './former-words.ts';
import styles from './waiting-list.module.css';

/** Somebody who waits: since when, for what, and what they were offered. */
export function WaitRow({
  wait,
  onOpen,
}: {
  wait: StaffWait;
  onOpen: (appointmentId: string) => void;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { waits } = trpc.useUtils();
  const areaName = usePracticeAreaLabel();
  const toasts = useMutationToasts();
  const ask = useConfirm();
  const remove = trpc.waits.remove.useMutation(
    toasts({
      success: 'Taken off the list',
      failure: 'Failed to take the client off the list',
      refresh: () => waits.list.invalidate(),
    }),
  );
  const { locale } = firm.formats;
  const when = (instant: string) => whenWords(instant, firm.zone, locale);
  const day = (date: string) => formatDay(noonOf(date), 'UTC', locale);
  const { id, firstName, lastName, email, phone, appointmentId, appointmentDate } = wait;
  const name = `${firstName} ${lastName}`;
  const days =
    wait.from === wait.until ? day(wait.from) : `${day(wait.from)} to ${day(wait.until)}`;
  const askAndRemove = async () => {
    const isSure = await ask({
      title: `Take ${name} off the list?`,
      text: wait.offer
        ? 'The time that is offered to them is free again at once. No mail is sent.'
        : 'No mail is sent.',
      action: 'Take off the list',
    });
    if (isSure) remove.mutate({ id });
  };
  return (
    <li className={styles.row} data-row={id}>
      <div>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.small}>{[email, phone].filter(Boolean).join(', ')}</p>
        <p className={styles.small}>Waits since {when(wait.createdAt)}</p>
      </div>
      <div>
        <p>
          {wait.type}, {areaName(wait.practiceArea)}
        </p>
        <p className={`num ${styles.small}`}>
          {days}, with {wait.attorney ?? 'anyone'}
        </p>
        {appointmentId && appointmentDate && (
          <p className={styles.small}>
            Instead of{' '}
            <Button size="compact-sm" variant="subtle" onClick={() => onOpen(appointmentId)}>
              {when(appointmentDate)}
            </Button>
          </p>
        )}
      </div>
      <div>
        <Offer wait={wait} when={when} />
        {wait.former.length > 0 && (
          <p className={`num ${styles.small}`}>{formerInWords(wait.former, when)}</p>
        )}
      </div>
      <div className={styles.end}>
        <Button
          permission="appointments.change"
          size="sm"
          aria-label={`Take off the list: ${name}`}
          pending={remove.isPending}
          onClick={() => void askAndRemove()}
        >
          Take off the list
        </Button>
      </div>
    </li>
  );
}

function Offer({ wait, when }: { wait: StaffWait; when: (instant: string) => string }) {
  const { offer, isBlocked } = wait;
  if (offer) {
    return (
      <>
        <p className="num">
          <b>Offered {when(offer.scheduledDate)}</b>
        </p>
        <p className={`num ${styles.small}`}>
          Held until {when(offer.heldUntil)}
          {offer.mailedAt ? ', mailed' : ', mail not sent yet'}
        </p>
      </>
    );
  }
  return (
    <p className={styles.small}>
      {isBlocked
        ? 'Gets no offers: marked as spam, or a conflict was found'
        : 'No time has become free yet'}
    </p>
  );
}
