import type { z } from 'zod';
import type { nextSchema } from '../../../src/features/dashboard/schema.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { LinkButton } from '../../admin/button.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { useNow } from '../../admin/use-now.ts';
import { formatComingDay, formatTime } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { Portrait } from '../../ui/portrait.tsx';
import rows from '../../ui/rows.module.css';
import { ConflictResult } from '../conflicts/conflict-result.tsx';
import { PracticeAreaName } from '../practice-areas/practice-area-name.tsx';
import { useConsultationTypes } from '../scheduling/use-consultation-types.ts';
import { describeStart } from './describe-start.ts';
import styles from './next-appointment.module.css';

type Next = NonNullable<z.output<typeof nextSchema>>;

const MINUTE_MS = 60_000;

/** The appointment that is on or comes next: its time, the client, what was found and what they wrote last. */
export function NextAppointment({ zone }: { zone: string }) {
  const query = trpc.dashboard.next.useQuery();
  return (
    <section className={rows.box} aria-label="Next appointment">
      <QueryState query={query} what="The next appointment">
        {(next) => (next ? <Client next={next} zone={zone} /> : <Nobody />)}
      </QueryState>
    </section>
  );
}

function Nobody() {
  return (
    <div className={styles.text}>
      <p className="muted">Nothing is booked.</p>
      <LinkButton to="/admin/appointments" search={{ view: 'week' }}>
        Open the calendar
      </LinkButton>
    </div>
  );
}

function Client({ next, zone }: { next: Next; zone: string }) {
  const { appointment, message, conflict, personId, after } = next;
  const { id, firstName, lastName, scheduledDate, duration } = appointment;
  const { hostName, withHost, meetsIn } = useConsultationTypes();
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const now = useNow(MINUTE_MS);
  const [time, half] = formatTime(scheduledDate, zone, firm.formats.locale).split(' ');
  const said = message?.message ?? appointment.notes;
  const host = withHost(appointment.hostNumber) && hostName(appointment.hostNumber);
  return (
    <div className={styles.client}>
      <div className={styles.text}>
        <p className="muted small">
          {describeStart(appointment, { now, zone }, firm.formats.locale)}
        </p>
        <p className={`num ${styles.at}`}>
          <time dateTime={scheduledDate}>
            {time}
            <small>{half}</small>
          </time>
        </p>
        <h2>
          <bdi>
            {firstName} {lastName}
          </bdi>
        </h2>
        <p>
          <PracticeAreaName area={appointment.practiceArea} />, {duration} min
          {appointment.status === 'scheduled' && ', not confirmed yet'}
        </p>
        <p className="muted">
          {[host, meetsIn(appointment)?.label ?? firm.city].filter(Boolean).join(', ')}
        </p>
        {conflict && <ConflictResult {...conflict} />}
        {said && (
          <blockquote className={styles.said}>
            <bdi>{said}</bdi>
          </blockquote>
        )}
        <div className={styles.acts}>
          {personId ? (
            <LinkButton variant="filled" to="/admin/people/$id" params={{ id: personId }}>
              Open the file
            </LinkButton>
          ) : (
            <LinkButton variant="filled" to="/admin/appointments" search={{ open: id }}>
              Open the appointment
            </LinkButton>
          )}
          {after && (
            <span className="muted small">
              Then {thenOf(after.scheduledDate, scheduledDate, zone, now, firm.formats.locale)},{' '}
              <bdi>
                {after.firstName} {after.lastName}
              </bdi>
            </span>
          )}
        </div>
      </div>
      <div className={styles.face} aria-hidden="true">
        <Portrait name={`${firstName} ${lastName}`} />
      </div>
    </div>
  );
}

/** The time of the appointment after the next, with its day if it is another one. */
function thenOf(instant: string, first: string, zone: string, now: Date, locale: string): string {
  const time = formatTime(instant, zone, locale);
  const isSameDay = localDateOf(new Date(instant), zone) === localDateOf(new Date(first), zone);
  return isSameDay ? time : `${formatComingDay(instant, zone, now, locale)}, ${time}`;
}
