import type { Tx } from '../../../db/client.ts';
import * as errors from '../../../messages/en/errors.ts';
import * as validation from '../../../messages/en/validation.ts';
import { DomainError, invalidField } from '../../platform/errors/errors.ts';
import { rejectTooFast } from '../../platform/forms/reject-too-fast.ts';
import { storedLanguage } from '../../platform/languages/client-language.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { requirePhone } from '../appointments/require-phone.ts';
import { mayUse } from '../contact-preferences/rules.ts';
import { enqueueEmails } from '../email/enqueue-queries.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { recordedPlace } from '../scheduling/place-rules.ts';
import { readSchedule } from '../scheduling/read-schedule.ts';
import { requireOpen } from '../scheduling/require-open.ts';
import { requirePresence } from '../scheduling/require-presence.ts';
import { publicSlotRequest } from '../scheduling/slot-request.ts';
import { lastDateOf } from '../scheduling/slots/slots.ts';
import { findOpenWait, insertWait } from './queries.ts';
import { lastDayOf, requireWaitDays } from './require-days.ts';
import { type MailDeps, requireMail } from './require-mail.ts';
import { requireNoneFree } from './require-none-free.ts';
import type { JoinInput } from './schema.ts';
import { WAIT_LINKS } from './wait-links.ts';
import { firstDayOf } from './wanted-times.ts';

type Deps = Pick<Context, 'db' | 'now' | 'contentCache' | 'secrets' | 'language'> & MailDeps;

/**
 * Somebody waits for a time for a new appointment that becomes free. The mail has the link to their page. Who waits already
 * for the same consultation with the same attorney keeps their place and gets the link again, at most once a day; only the
 * mail has it then, because anybody can enter an address. Throws `invalid_input`, `component_hidden`, `mail_not_connected`,
 * `filled_by_program`, or `time_free` if a wanted time is free.
 */
export async function joinList(deps: Deps, input: JoinInput): Promise<{ page: string | null }> {
  const { db, secrets } = deps;
  const { website, elapsedMs, attorney, office, language, from, until, ...client } = input;
  rejectTooFast(elapsedMs);
  if (website?.trim()) throw await filledByProgram(deps);
  const { zone } = await requireOpen(deps, input);
  await requireMail(deps);
  if (!mayUse(input.contactPreferences, 'email')) {
    throw invalidField('contactPreferences.mayEmail', validation.onlyByMail);
  }
  const schedule = await readSchedule(deps);
  const slotRequest = publicSlotRequest(schedule, { ...input, type: input.consultationType });
  requirePresence(schedule, slotRequest);
  requirePhone(schedule, input);
  const now = deps.now();
  const first = firstDayOf(now, zone);
  requireWaitDays(input, { first, last: lastDayOf(first, lastDateOf(slotRequest, now, zone)) });
  const wanted = { slotRequest, area: input.practiceArea, fromDay: from, untilDay: until };
  await requireNoneFree(db, wanted, { schedule, zone, now });

  const hostNumber = schedule.hosts.find(({ slug }) => slug && slug === attorney)?.number ?? null;
  const link = WAIT_LINKS.create(secrets);
  const { id } = link;
  const type = schedule.types.find(({ key }) => key === input.consultationType);
  const { place, contactPreferences, ...details } = client;
  const isNew = await db.transaction().execute(async (tx) => {
    const isInserted = await insertWait(tx, {
      ...details,
      ...{ id, tokenHash: link.tokenHash, hostNumber, contactPreferences },
      ...{ fromDay: from, untilDay: until, createdAt: now },
      place: recordedPlace(type, place) ?? null,
      officeKey: slotRequest.office ?? null,
      language: language ?? null,
      clientLanguage: storedLanguage(deps.language),
    });
    const wait = isInserted ? { id } : await findOpenWait(tx, { ...input, hostNumber });
    if (wait) await mailLink(tx, { ...input, id: wait.id, day: localDateOf(now, zone) });
    return isInserted;
  });
  return { page: (isNew && WAIT_LINKS.pathOf(secrets, link)) || null };
}

async function mailLink(
  tx: Tx,
  {
    id,
    day,
    ...client
  }: { id: string; day: string } & Pick<JoinInput, 'email' | 'firstName' | 'lastName'>,
): Promise<void> {
  await enqueueEmails(tx, [
    {
      kind: 'earlier_time_wait',
      toEmail: client.email,
      toName: `${client.firstName} ${client.lastName}`,
      payload: { id },
      dedupeKey: `earlier_time_wait:${id}:${day}`,
    },
  ]);
}

/** Somebody real, whose program has filled in the hidden field, is told so. */
async function filledByProgram({ db }: Deps) {
  const { phone } = await getFirmProfile(db);
  return new DomainError('conflict', 'filled_by_program', errors.filledByProgram({ phone }));
}
