import type { Db } from '../../../../db/client.ts';
import { readLanguage } from '../../../platform/languages/client-language.ts';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import { noSuchLink } from '../../../platform/secrets/token-links.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { wordingFor } from '../../contact-preferences/queries.ts';
import { numberToCall } from '../../contact-preferences/rules.ts';
import { addressLine } from '../../firm/address-rules.ts';
import { MAIN_OFFICE } from '../../firm/offices/rules.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { type FeeOf, findFeeOf } from '../../payments/queries.ts';
import { isRefunded, receiptNumber, refundUntil } from '../../payments/rules.ts';
import { isOutsideArea } from '../../scheduling/area-rules.ts';
import { officeFactsOf, officesOfHost } from '../../scheduling/office-rules.ts';
import { readSchedule } from '../../scheduling/read-schedule.ts';
import type { Schedule } from '../../scheduling/schema.ts';
import { listAvailabilityFor } from '../../scheduling/slots/availability.ts';
import { appointmentCalendarFile } from '../calendar-file.ts';
import { findAppointmentForClient } from '../mail-queries.ts';
import { isAtOffice, officeOf } from '../meeting.ts';
import { changeUntil, isClosed } from '../rules.ts';
import { findLinkedAppointment, findLinkedId } from './queries.ts';

type Deps = Pick<Context, 'db' | 'now' | 'contentCache' | 'language'>;

type LinkedRow = NonNullable<Awaited<ReturnType<typeof findLinkedAppointment>>>;

/** The id of the appointment that a client's link leads to. Throws `link_not_found`. */
export async function getLinkedId(db: Db, { token, now }: { token: string; now: Date }) {
  const id = await findLinkedId(db, { tokenHash: hashOfToken(token), now });
  if (!id) throw noSuchLink();
  return id;
}

/** The appointment that a client's link leads to, in the language of the page. Throws `link_not_found`. */
export async function getLinked(
  { db, now, language }: Pick<Deps, 'db' | 'now' | 'language'>,
  token: string,
) {
  const id = await getLinkedId(db, { token, now: now() });
  const appointment = await findLinkedAppointment(db, id, language);
  if (!appointment) throw noSuchLink();
  return appointment;
}

/** An appointment as the client sees it through the link. Throws `link_not_found`. */
export async function getLinkedAppointment(deps: Deps, token: string) {
  return asSeenByClient(deps, await getLinked(deps, token));
}

/** The fields of an appointment that a client sees, in the language of the page, and which actions are still allowed. */
async function asSeenByClient(deps: Deps, appointment: LinkedRow) {
  const { db, now, language } = deps;
  const { firstName, status, scheduledDate, duration, attorney } = appointment;
  const [firm, schedule, wording, fee] = await Promise.all([
    getFirmProfile(db, language),
    readSchedule(deps),
    wordingFor(db, appointment),
    findFeeOf(db, appointment.id),
  ]);
  const type = schedule.types.find(({ key }) => key === appointment.consultationType);
  const until = changeUntil(scheduledDate);
  const others = othersFor(schedule, appointment);
  return {
    firstName,
    status,
    scheduledDate,
    duration,
    zone: firm.zone,
    wording,
    place: `${firm.name}, ${addressLine(isAtOffice(appointment) ? officeOf(appointment, firm) : firm, firm.formats)}`,
    phone: firm.phone,
    isOver: now() >= scheduledDate,
    canConfirm: status === 'scheduled' && now() < scheduledDate,
    canChange: !isClosed(status) && now() <= until,
    changeUntil: until,
    fee: fee ? feeSeenByClient(fee, { startsAt: scheduledDate, now: now() }) : null,
    payLink: fee || type?.fee || isClosed(status) ? null : type?.payLink || null,
    meeting: {
      attorney,
      place: appointment.place,
      ...officeFactsOf(schedule, appointment.officeKey),
      placeText: appointment.placeText,
      callsClient: numberToCall(appointment) !== null,
      bringText: appointment.bringText ?? '',
      priceLabel: appointment.priceLabel,
      isOutsideArea: isOutsideArea(
        schedule.hosts,
        schedule.hosts.find(({ number }) => number === appointment.hostNumber),
        appointment.practiceArea,
      ),
      canStay: takesConsultations(schedule, appointment),
      hasOthers: others.length > 0,
      hasOtherOffices: schedule.hosts.some(
        ({ number, office }) =>
          others.includes(number) && office !== (appointment.officeKey ?? MAIN_OFFICE),
      ),
    },
  };
}

function feeSeenByClient(
  { number, amountMinor, currency, paidAt, refundHours, refundStatus }: FeeOf,
  { startsAt, now }: { startsAt: Date; now: Date },
) {
  return {
    ...{ amountMinor, currency },
    receipt: receiptNumber(number, paidAt),
    refundUntil: refundUntil(startsAt, refundHours),
    isReturnedNow: isRefunded({ startsAt, refundHours }, now),
    refund: refundStatus,
  };
}

type Hosted = Pick<
  LinkedRow,
  'consultationType' | 'hostNumber' | 'language' | 'place' | 'officeKey'
>;

/** The hosts to whom a client may move an appointment, its own first unless they have stopped taking consultations. */
export function hostsFor(
  schedule: Schedule,
  appointment: Hosted,
  { anyAttorney }: { anyAttorney: boolean },
): number[] {
  const own = takesConsultations(schedule, appointment) ? [appointment.hostNumber] : [];
  return anyAttorney ? [...own, ...othersFor(schedule, appointment)] : own;
}

const takesConsultations = ({ hosts }: Schedule, { hostNumber }: Hosted) =>
  hosts.some(({ number }) => number === hostNumber);

/** The other hosts who offer the consultation, and speak the language for which the client asked, in order. */
function othersFor(
  { types, hosts }: Schedule,
  { consultationType, hostNumber, language }: Hosted,
): number[] {
  const type = types.find(({ key }) => key === consultationType);
  const speaks = (number: number) =>
    language === null ||
    hosts.some((host) => host.number === number && host.languages.includes(language));
  return type?.hosts.filter((host) => host !== hostNumber && speaks(host)) ?? [];
}

/**
 * The office in which an appointment stays when its client moves it: its own, unless the client allows anyone, it is not
 * in an office, or its attorney no longer works there.
 */
export function officeFor(
  { offices, hosts }: Schedule,
  { place, officeKey, hostNumber }: Hosted,
  { anyAttorney }: { anyAttorney: boolean },
): string | undefined {
  if (anyAttorney || place !== 'office' || offices.length < 2) return undefined;
  const office = officeKey ?? MAIN_OFFICE;
  const host = hosts.find(({ number }) => number === hostNumber);
  return host && officesOfHost(host, EVERY_WEEKDAY).includes(office) ? office : undefined;
}

const EVERY_WEEKDAY = [1, 2, 3, 4, 5, 6, 7];

/** The slots for moving the appointment; its own time counts as free. Throws `link_not_found` or `invalid_input`. */
export async function listLinkedFreeTimes(
  deps: Deps,
  {
    token,
    from,
    to,
    anyAttorney,
  }: { token: string; from: string; to: string; anyAttorney: boolean },
) {
  const appointment = await getLinked(deps, token);
  const schedule = await readSchedule(deps);
  return listAvailabilityFor(deps, {
    from,
    to,
    type: appointment.consultationType,
    hosts: hostsFor(schedule, appointment, { anyAttorney }),
    office: officeFor(schedule, appointment, { anyAttorney }),
    durationMinutes: appointment.duration,
    excludeAppointmentId: appointment.id,
  });
}

/** The calendar file of the appointment, a cancellation if it is cancelled. Throws `link_not_found`. */
export async function getLinkedCalendarFile(
  deps: Pick<Context, 'db' | 'now' | 'publicUrl'>,
  token: string,
): Promise<string> {
  const { db, now, publicUrl } = deps;
  const id = await getLinkedId(db, { token, now: now() });
  const appointment = await findAppointmentForClient(db, id);
  if (!appointment) throw noSuchLink();
  const firm = await getFirmProfile(db, readLanguage(appointment.clientLanguage));
  const wording = await wordingFor(db, appointment);
  const method = appointment.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  return appointmentCalendarFile({
    appointment: { ...appointment, phone: numberToCall(appointment) },
    ...{ firm, method, stamp: now(), publicUrl, wording },
  });
}
