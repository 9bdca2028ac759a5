import { addHours } from '../../platform/time/date-math.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getLinked, getLinkedId } from '../appointments/client-link/get-linked.ts';
import { lockOpen, requireTime } from '../appointments/client-link/lock-open.ts';
import { CHANGE_UNTIL_HOURS, isClosed } from '../appointments/rules.ts';
import { mayUse } from '../contact-preferences/rules.ts';
import { enqueueEmails } from '../email/enqueue-queries.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { readSchedule } from '../scheduling/read-schedule.ts';
import { findOpenOffer } from './offer-queries.ts';
import { findWaitOfAppointment, insertWait } from './queries.ts';
import { lastDayOf, requireWaitDays } from './require-days.ts';
import { type MailDeps, requireMail, sendsMail } from './require-mail.ts';
import { requireNoneFree } from './require-none-free.ts';
import type { JoinForAppointmentInput } from './schema.ts';
import { WAIT_LINKS } from './wait-links.ts';
import { earlierThan, firstDayOf } from './wanted-times.ts';

type Deps = Pick<Context, 'db' | 'now' | 'contentCache' | 'secrets' | 'language'> & MailDeps;

/** The days for which the client of an appointment can wait: from tomorrow to the day of the appointment. */
async function daysFor({ db, now }: Deps, scheduledDate: Date) {
  const { zone } = await getFirmProfile(db);
  const first = firstDayOf(now(), zone);
  return { zone, first, last: lastDayOf(first, localDateOf(scheduledDate, zone)) };
}

/**
 * Whether the client of an appointment waits for an earlier time, or could: the appointment can be moved online, is not
 * tomorrow morning, and mail reaches them. Throws `link_not_found`.
 */
export async function getWaitOfAppointment(deps: Deps, token: string) {
  const { db, now, secrets } = deps;
  const appointment = await getLinked(deps, token);
  const { scheduledDate, status, contactPreferences, email } = appointment;
  const { first, last } = await daysFor(deps, scheduledDate);
  const wait = await findWaitOfAppointment(db, appointment.id);
  const offer = wait && (await findOpenOffer(db, wait.id, now()));
  const hasDays = first <= last;
  const isMovable = !isClosed(status) && scheduledDate > addHours(now(), CHANGE_UNTIL_HOURS);
  const page = wait && WAIT_LINKS.pathOf(secrets, wait);
  return {
    canWait:
      !wait &&
      isMovable &&
      hasDays &&
      email !== '' &&
      mayUse(contactPreferences, 'email') &&
      (await sendsMail(deps)),
    from: first,
    until: hasDays ? last : first,
    wait:
      wait && page
        ? {
            from: wait.fromDay,
            until: wait.untilDay,
            page,
            heldUntil: offer?.heldUntil ?? null,
          }
        : null,
  };
}

/**
 * The client of an appointment waits for an earlier time; who waits already keeps their place. Throws `link_not_found`,
 * `invalid_input`, `appointment_closed`, `too_late`, `mail_not_connected`, or `time_free` if an earlier time is free.
 */
export async function joinForAppointment(
  deps: Deps,
  { token, from, until, anyAttorney }: JoinForAppointmentInput,
) {
  const { db, secrets } = deps;
  const appointmentId = await getLinkedId(db, { token, now: deps.now() });
  await requireMail(deps);
  const appointment = await getLinked(deps, token);
  const { zone, ...days } = await daysFor(deps, appointment.scheduledDate);
  requireWaitDays({ from, until }, days);
  const now = deps.now();
  const schedule = await readSchedule(deps);
  const earlier = await earlierThan(db, schedule, { appointmentId, anyAttorney });
  if (earlier) {
    const wanted = { area: appointment.practiceArea, fromDay: from, untilDay: until };
    await requireNoneFree(db, { ...earlier, ...wanted }, { schedule, zone, now });
  }
  const firm = await getFirmProfile(db);
  const link = WAIT_LINKS.create(secrets);
  await db.transaction().execute(async (tx) => {
    const current = await lockOpen(tx, { ...deps, firm }, token);
    requireTime(current, { ...deps, firm });
    const { id, tokenHash } = link;
    const wait = { id, tokenHash, appointmentId, anyHost: anyAttorney, createdAt: now };
    if (!(await insertWait(tx, { ...wait, fromDay: from, untilDay: until }))) return;
    await enqueueEmails(tx, [
      {
        kind: 'earlier_time_wait',
        toEmail: current.email,
        toName: `${current.firstName} ${current.lastName}`,
        payload: { id, isFromStaff: true },
        dedupeKey: `earlier_time_wait:${id}`,
      },
    ]);
  });
  return getWaitOfAppointment(deps, token);
}
