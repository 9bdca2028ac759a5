import type { Context } from '../../../platform/trpc/context.ts';
import { getLinkedId } from '../../appointments/client-link/get-linked.ts';
import { findAppointmentForMail } from '../../appointments/mail-queries.ts';
import { wordingFor } from '../../contact-preferences/queries.ts';
import { mayUse } from '../../contact-preferences/rules.ts';
import { makeLink, questionsPath } from '../asking/links.ts';
import { type FoundRequest, findRequest, listRequestsOfAppointment } from '../asking/queries.ts';
import { textIn } from '../rules.ts';
import { clientStateOf, getLinkedRequest } from './linked-request.ts';
import { listUploads } from './question-files.ts';
import { readAnswered } from './read-answers.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets' | 'language'>;

/** What the client of a link sees, in the language of the page. Throws `link_not_found`. */
export async function getClientPage(deps: Deps, token: string) {
  return pageOf(deps, await getLinkedRequest(deps.db, { token, now: deps.now() }));
}

async function pageOf(deps: Deps, request: FoundRequest) {
  const { db, now, language } = deps;
  const { firstName, lastName, email, document, sentAt } = request;
  const preferences = request.appointmentPreferences ?? request.contactPreferences;
  const state = clientStateOf(request, now());
  const isOpen = state === 'open' || state === 'answered';
  const [wording, appointment, form] = await Promise.all([
    wordingFor(db, { email, contactPreferences: preferences }),
    appointmentToCome(deps, request),
    isOpen ? formOf(deps, request) : null,
  ]);
  return {
    ...{ state, wording, firstName, appointment, sentAt },
    title: textIn(document.title, language),
    intro: document.intro ? textIn(document.intro, language) : null,
    otherSide: document.otherSide,
    names: {
      legalName: request.legalName ?? `${firstName} ${lastName}`.trim(),
      formerNames: request.formerNames ?? '',
      otherName: request.otherName ?? '',
      otherAttorney: request.otherAttorney ?? '',
      otherPeople: request.otherPeople ?? '',
    },
    maskedEmail: email && mayUse(preferences, 'email') ? masked(email) : null,
    form,
  };
}

async function formOf(deps: Deps, request: FoundRequest) {
  const { answers, files, asked } = await readAnswered(deps, request);
  const uploads = await listUploads(deps, request, asked);
  return { document: request.document, answers, files, uploads };
}

async function appointmentToCome(
  { db, now }: Deps,
  { appointmentId, scheduledDate, appointmentStatus }: FoundRequest,
) {
  const isToCome = appointmentStatus === 'scheduled' || appointmentStatus === 'confirmed';
  if (!appointmentId || !isToCome || !scheduledDate || scheduledDate <= now()) return null;
  const found = await findAppointmentForMail(db, appointmentId);
  return found ? { scheduledDate: found.scheduledDate, attorney: found.hostName } : null;
}

/** `d•••••@example.com` */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1•••••');

/** The links to questions about an appointment, for the page of its client. Throws `link_not_found`. */
export async function listPageLinks(deps: Deps, token: string) {
  const appointmentId = await getLinkedId(deps.db, { token, now: deps.now() });
  const requests = await listRequestsOfAppointment(deps.db, appointmentId);
  const links = await Promise.all(requests.toReversed().map((request) => linkOf(deps, request)));
  return links.flatMap((link) => link ?? []);
}

async function linkOf(deps: Deps, request: FoundRequest) {
  if (request.revokedAt) return undefined;
  // The job that makes the link may not have come to it yet.
  if (!request.tokenHash)
    await deps.db.transaction().execute((tx) => makeLink(tx, deps, request.id));
  const linked = request.tokenHash ? request : await findRequest(deps.db, request.id);
  const path = linked?.endsAt && linked.endsAt > deps.now() && questionsPath(deps.secrets, linked);
  if (!path) return undefined;
  return {
    path,
    title: textIn(request.document.title, deps.language),
    isAnswered: request.sentAt !== null,
  };
}
