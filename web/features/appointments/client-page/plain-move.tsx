import {
  type MoveAddress,
  moveHref,
} from '../../../../src/features/appointments/client-link/rules.ts';
import type { LinkedAppointment } from '../../../../src/features/appointments/client-link/schema.ts';
import type { FirmProfile } from '../../../../src/features/firm/schema.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { here } from '../../../lib/addresses.ts';
import { FOR_SERVER } from '../../../lib/for-server.ts';
import { m } from '../../../lib/messages.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useWords } from '../../../lib/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { MonthCalendar } from '../../scheduling/slots/month-calendar.tsx';
import { slotsIn } from '../../scheduling/slots/month-slots.ts';
import { SlotPicker } from '../../scheduling/slots/slot-picker.tsx';
import { whenWords } from '../../scheduling/when-words.ts';
import styles from './appointment-page.module.css';
import { linkedMonthInput } from './load-move.ts';
import { noLongerText, onlyText, whoseTimes } from './move-words.ts';

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
  const words = useWords();
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
  const inWords = (instant: string) => whenWords(instant, zone, firm.formats.locale);
  const linkTo = (chosen: MoveAddress) => ({
    href: moveHref({ anyone, month: month?.month, ...chosen }),
    rel: 'nofollow',
  });
  return (
    <section className={styles.move} aria-labelledby="move-title">
      <h2 id="move-title">{m.appointment.moveTitle}</h2>
      <p className="muted">{m.appointment.moveLead({ when: inWords(scheduledDate) })}</p>
      {start && month && !isFree && (
        <Notice tone="warning" icon="clock">
          <p>
            <Rich
              text={m.appointment.timeNotFree({ when: inWords(start) })}
              parts={{ b: (text) => <b>{text}</b> }}
            />
          </p>
        </Notice>
      )}
      {!meeting.canStay && <p>{noLongerText(meeting, phone, words)}</p>}
      {meeting.canStay && meeting.hasOthers && (
        <p>
          {whoseTimes(meeting, anyone, words)}{' '}
          <a href={moveHref({ ...address, anyone: !anyone })} rel="nofollow">
            {anyone ? onlyText(meeting) : m.appointment.showTimesOfAnyone(words)}
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
        <p>{m.appointment.noMonth({ phone })}</p>
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
        <form method="post" action={here(`/appointment/${token}/move`)} className={styles.foot}>
          <input type="hidden" name="start" value={start} />
          {anyone && <input type="hidden" name="anyone" value="1" />}
          <Button variant="primary" size="lg" type="submit">
            {m.appointment.moveTo({ when: inWords(start) })}
          </Button>
        </form>
      )}
      <p>
        <a href={here(`/appointment/${token}`)}>{m.appointment.back}</a>
      </p>
    </section>
  );
}
