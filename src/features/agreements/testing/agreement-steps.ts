import { MAREN } from '../../../testing/mail-delivery.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { bookWithLink } from '../../appointments/testing/linked-appointment.ts';
import { decideConflict } from '../../conflicts/decide-conflict.ts';
import { groupAll, peopleOf } from '../../people/testing/grouped-people.ts';
import { approveAgreement } from '../approve-agreement.ts';
import { agreementUrl } from '../client-link/make-link.ts';
import { countersignAgreement } from '../countersign-agreement.ts';
import { prepareAgreement } from '../prepare-agreement.ts';
import { findAgreement } from '../queries.ts';
import type { PrepareInput } from '../schema.ts';
import { sendAgreement } from '../send-agreement.ts';
import { createTemplate, publishTemplate } from '../templates/edit-templates.ts';
import { PRESETS } from '../templates/presets.ts';
import { finished } from './finished-preset.ts';

/** The use cases as a member of staff calls them. */
export const staffDeps = ({ deps }: TestApp) => ({ ...deps, user: MAREN });

/** A published template: the first of the presets, finished. */
export async function publishedTemplate(app: TestApp): Promise<string> {
  const [preset] = PRESETS;
  if (!preset) throw new Error('There is no preset');
  const { name, content } = finished(preset);
  const unique = `${name} ${crypto.randomUUID()}`;
  const { id } = await createTemplate(staffDeps(app), {
    ...{ name: unique, content },
  });
  await publishTemplate(staffDeps(app), id);
  return id;
}

/** Somebody who has booked, and whose conflict check is cleared unless `isCleared` is false. */
export async function bookedPerson(
  app: TestApp,
  changes: Parameters<typeof bookWithLink>[1] = {},
  { isCleared = true } = {},
) {
  const { id: appointmentId } = await bookWithLink(app, changes);
  if (isCleared) await decide(app, appointmentId, 'cleared');
  await groupAll(app.deps.db);
  const { email } = await app.deps.db
    .selectFrom('appointments')
    .select('email')
    .where('id', '=', appointmentId)
    .executeTakeFirstOrThrow();
  const [person] = await peopleOf(app.deps.db, email);
  if (!person) throw new Error('The person is not grouped');
  return { appointmentId, personId: person.id, email };
}

export async function decide(app: TestApp, id: string, state: 'cleared' | 'conflict') {
  const check = await app.deps.db
    .selectFrom('conflictChecks')
    .select('version')
    .where('appointmentId', '=', id)
    .executeTakeFirst();
  await decideConflict(staffDeps(app), {
    ...{ kind: 'appointment' as const, id, state, note: null, version: check?.version ?? 0 },
  });
}

/** The terms of an agreement with the template of `publishedTemplate`. */
export const termsFor = (over: Partial<PrepareInput> = {}) => ({
  clientName: 'Dana Whitfield',
  clientEmail: 'dana.whitfield@example.com',
  attorney: 'Eleanor Vance',
  language: 'en',
  negotiatedLanguage: 'en',
  values: {
    matter: 'a parenting plan',
    'fee.hourly': '350',
    'fee.deposit': '2500.50',
  },
  chosen: ['deposit'],
  ...over,
});

/** A draft with somebody who has booked. */
export async function draftAgreement(
  app: TestApp,
  over: Partial<PrepareInput> = {},
  booking: Parameters<typeof bookWithLink>[1] = {},
) {
  const templateId = await publishedTemplate(app);
  const person = await bookedPerson(app, booking);
  const attorneys = await app.deps.db.selectFrom('attorneys').select('name').execute();
  const terms = termsFor({ attorney: attorneys[0]?.name ?? '', ...over });
  const { id } = await prepareAgreement(staffDeps(app), {
    ...{ personId: person.personId, templateId },
    ...terms,
  });
  return { id, templateId, terms, ...person };
}

/** An agreement that was sent, with the token of the client's page. */
export async function sentAgreement(
  app: TestApp,
  over: Partial<PrepareInput> = {},
  booking: Parameters<typeof bookWithLink>[1] = {},
) {
  const draft = await draftAgreement(app, over, booking);
  await approveAgreement(staffDeps(app), draft.id);
  await sendAgreement(staffDeps(app), draft.id);
  return { ...draft, token: await agreementToken(app, draft.id) };
}

export async function agreementToken(app: TestApp, id: string): Promise<string> {
  const agreement = await findAgreement(app.deps.db, id);
  const site = { ...app.deps, publicUrl: app.url, firm: { formats: { language: 'en' } } };
  const url = agreement && agreementUrl(site, agreement);
  return url?.split('/').at(-1) ?? '';
}

/** Posts a form of the client's page, as a browser without scripts does. */
export const postStep = (
  app: TestApp,
  token: string,
  fields: Record<string, string>,
  prefix = '',
) =>
  fetch(`${app.url}${prefix || '/agreement'}/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

export const READING = { step: 'reading', confirmed: 'true' };
export const SIGNING = { step: 'sign', name: 'Dana Whitfield', consent: 'true' };

/** An agreement that the client, and unless told otherwise the firm, has signed. */
export async function signedAgreement(
  app: TestApp,
  { countersigned = true, ...over }: Partial<PrepareInput> & { countersigned?: boolean } = {},
) {
  const sent = await sentAgreement(app, over);
  if (over.negotiatedLanguage) await postStep(app, sent.token, { step: 'translation' });
  await postStep(app, sent.token, READING);
  const response = await postStep(app, sent.token, SIGNING);
  if (response.status !== 303) throw new Error(`The signature was refused: ${response.status}`);
  if (countersigned) {
    await countersignAgreement(staffDeps(app), { id: sent.id, name: 'Eleanor Vance' });
  }
  return sent;
}
