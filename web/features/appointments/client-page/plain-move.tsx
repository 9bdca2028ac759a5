import {
  type MoveAddress,
  moveHref,
} from '../../../../src/features/appointments/client-link/rules.ts';
import type { LinkedAppointment } from '../../../../src/features/appointments/client-link/schema.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { FOR_SERVER } from '../../../lib/for-server.ts';
import { formatDay, formatTime, formatWeekday } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { MonthCalendar } from '../../scheduling/slots/month-calendar.tsx';
import { slotsIn } from '../../scheduling/slots/month-slots.ts';
import { SlotPicker } from '../../scheduling/slots/slot-picker.tsx';
import styles from './appointment-page.module.css';
import { linkedMonthInput } from './load-move.ts';
import { whoseTimes } from './move-words.ts';

/** Reschedules the appointment with links and a form, for browsers without JavaScript. Rendered only on the server. */
export function PlainMove({
  token,
  firm,
  appointment,
  address,
}: {
  token: string;
  firm: FirmProfile;
  appointment: LinkedAppointment;
  address: MoveAddress;
}) {
  const { zone, phone } = firm;
  const { meeting, scheduledDate } = appointment;
  const { anyone = false } = address;
  const { data: month } = trpc.appointmentLinks.month.useQuery(
    linkedMonthInput(token, address, zone),
    FOR_SERVER,
  );
  const { start } = address;
  const asked = address.date ?? (start && localDateOf(new Date(start), zone));
  const day = month?.days.find(({ date, slots }) => date === asked && slots.length > 0);
  const isFree =
    !address.isTaken &&
    day?.slots.some((slot) => slot.start === start && slot.state === 'free') === true;
  const inWords = (instant: string) =>
    `${formatWeekday(instant, zone, 'short')}, ${formatDay(instant, zone)} at ${formatTime(instant, zone)}`;
  const linkTo = (chosen: MoveAddress) => ({
    href: moveHref({ anyone, month: month?.month, ...chosen }),
    rel: 'nofollow',
  });
  return (
    <section className={styles.move} aria-labelledby="move-title">
      <h2 id="move-title">Choose another time</h2>
      <p className="muted">Until you press Move, you keep {inWords(scheduledDate)}.</p>
      {start && month && !isFree && (
        <Notice tone="warning" icon="clock">
          <p>
            <b>{inWords(start)} is not free.</b> Your appointment is unchanged. Please choose
            another one.
          </p>
        </Notice>
      )}
      {!meeting.canStay && (
        <p>
          {meeting.attorney ?? 'The firm'} no longer takes new appointments.{' '}
          {meeting.hasOthers
            ? 'These are the times of our other attorneys.'
            : `Please call ${phone}.`}
        </p>
      )}
      {meeting.canStay && meeting.hasOthers && (
        <p>
          {whoseTimes(meeting, anyone)}{' '}
          <a href={moveHref({ ...address, anyone: !anyone })} rel="nofollow">
            {anyone
              ? `Show the times of ${meeting.attorney ?? 'the firm'} only`
              : 'Show the times of any attorney'}
          </a>
        </p>
      )}
      {month ? (
        <MonthCalendar
          {...month}
          chosen={day?.date ?? null}
          times={slotsIn({ data: month, isError: false, refetch: () => {} })}
          weekdays={[]}
          actionOf={linkTo}
        />
      ) : (
        <p>We could not look up free times. Please call {phone}.</p>
      )}
      {day && (
        <SlotPicker
          {...day}
          zone={zone}
          city={firm.city}
          chosen={start ?? null}
          actionOf={(at) => linkTo({ month: undefined, start: at })}
        />
      )}
      {start && isFree && (
        <form method="post" action={`/appointment/${token}/move`} className={styles.foot}>
          <input type="hidden" name="start" value={start} />
          {anyone && <input type="hidden" name="anyone" value="1" />}
          <Button variant="primary" size="lg" type="submit">
            Move to {inWords(start)}
          </Button>
        </form>
      )}
      <p>
        <a href={`/appointment/${token}`}>Back</a>
      </p>
    </section>
  );
}
