import type { Db } from '../../../db/client.ts';
import { hashOfToken } from '../../platform/secrets/hash-of-token.ts';
import { noSuchLink } from '../../platform/secrets/token-links.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { appointmentPath } from '../appointments/client-link/appointment-link.ts';
import { findLinkedAppointment } from '../appointments/client-link/queries.ts';
import { wordingFor } from '../contact-preferences/queries.ts';
import { readSchedule } from '../scheduling/read-schedule.ts';
import { findOpenOffer, listOffersOf } from './offer-queries.ts';
import { findWaitByToken, type Wait } from './queries.ts';

type Deps = Pick<Context, 'db' | 'now' | 'contentCache' | 'language' | 'secrets'>;

/** The wait that a client's link leads to. Throws `link_not_found`. */
export async function getLinkedWait(db: Db, token: string): Promise<Wait> {
  const wait = await findWaitByToken(db, hashOfToken(token));
  if (!wait) throw noSuchLink();
  return wait;
}

/** A wait as its client sees it, in the language of the page. Reading changes nothing. Throws `link_not_found`. */
export async function getClientWait(deps: Deps, token: string) {
  const { db, now, language } = deps;
  const wait = await getLinkedWait(db, token);
  const { types, hosts } = await readSchedule(deps);
  const { consultationType, hostNumber, fromDay: from, untilDay: until, bookedId } = wait;
  const offer = wait.endedAt === null ? await findOpenOffer(db, wait.id, now()) : undefined;
  const booked = bookedId ? await findLinkedAppointment(db, bookedId, language) : undefined;
  return {
    wording: await wordingFor(db, wait),
    firstName: wait.firstName,
    type: types.find(({ key }) => key === consultationType)?.label ?? consultationType,
    attorney: hosts.find(({ number }) => number === hostNumber)?.name ?? null,
    ...{ from, until },
    appointmentDate: wait.appointmentDate,
    offer: offer && isEarlier(offer, wait) ? offer : null,
    goneOffer: offer || wait.endedAt ? null : await findGoneOffer(db, wait.id),
    endedBecause: wait.endedBecause,
    bookedDate: booked?.scheduledDate ?? null,
    bookedPage: (booked && (await appointmentPath(deps, booked.id))) ?? null,
  };
}

/** The start of the latest offer if it was mailed to the client and expired before they answered, otherwise null. */
async function findGoneOffer(db: Db, waitId: string): Promise<Date | null> {
  const [latest] = await listOffersOf(db, [waitId]);
  return latest?.mailedAt && latest.outcome !== 'declined' ? latest.scheduledDate : null;
}

/** An appointment that has been moved in the meantime may be earlier than what was offered. */
const isEarlier = (
  { scheduledDate }: { scheduledDate: Date },
  { appointmentDate }: Pick<Wait, 'appointmentDate'>,
) => !appointmentDate || scheduledDate < appointmentDate;
