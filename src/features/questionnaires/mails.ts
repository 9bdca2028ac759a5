import { mayUse } from '../contact-preferences/rules.ts';
import type { MailContent, MailReceiver } from '../email/mail-content.ts';
import { mailboxOf } from '../email/mail-content.ts';
import { listAnswers } from './answering/read-answers.ts';
import { questionsPath } from './asking/links.ts';
import { findRequest } from './asking/queries.ts';
import {
  questionsAnswered,
  questionsOpen,
  questionsReminder,
  questionsRequest,
} from './mail-templates.ts';
import { type RequestState, stateOf } from './rules.ts';

const client: MailReceiver = async (db, { id }) => {
  const request = await findRequest(db, id);
  return request?.appointmentPreferences ?? request?.contactPreferences ?? null;
};

const SAMPLE = { firstName: 'Dana', path: '/questions/sample' };

/** A mail to the client, as long as the request is in one of these states. */
const aboutQuestions = (
  template: typeof questionsRequest,
  states: readonly RequestState[],
): MailContent => ({
  receiver: client,
  language: async (db, { id }) => (await findRequest(db, id))?.clientLanguage,

  async write({ db, secrets, now, firm, texts, wording, publicUrl, id }) {
    const request = await findRequest(db, id);
    const path = request && questionsPath(secrets, request);
    if (!path || request.revokedAt || !states.includes(stateOf(request, now()))) return undefined;
    if (request.appointmentStatus === 'cancelled') return undefined;
    const isBegun = request.namesAt !== null;
    const facts = { firstName: request.firstName, path, isBegun };
    return { mail: template({ request: facts, firm, texts, wording, publicUrl }) };
  },
  sample: ({ firm, texts, wording = 'named', publicUrl }) =>
    template({
      ...{ firm, texts, wording, publicUrl },
      request: { ...SAMPLE, isBegun: states.length === 1 },
    }),
});

const answered: MailContent = {
  receiver: 'firm',

  async write({ db, secrets, firm, publicUrl, id }) {
    const request = await findRequest(db, id);
    if (!request?.sentAt) return undefined;
    const { sentAt } = request;
    const given = await listAnswers({ db, secrets }, id);
    const changes = new Set(given.filter(({ at }) => at > sentAt).map(({ key }) => key)).size;
    const preferences = request.appointmentPreferences ?? request.contactPreferences;
    return {
      mail: questionsAnswered({ request: { ...request, changes }, firm, publicUrl }),
      ...(request.email && mayUse(preferences, 'email') && { replyTo: mailboxOf(request) }),
    };
  },
  sample: ({ firm, publicUrl }) =>
    questionsAnswered({
      ...{ firm, publicUrl },
      request: {
        id: 'sample',
        ...{ firstName: 'Dana', lastName: 'Whitfield', title: 'Before we meet' },
        ...{ clientLanguage: null, changes: 0 },
      },
    }),
};

export const questionsMails = {
  questions_answered: answered,
  questions_open: aboutQuestions(questionsOpen, ['open']),
  questions_reminder: aboutQuestions(questionsReminder, ['names', 'open']),
  questions_request: aboutQuestions(questionsRequest, ['names', 'waiting', 'open', 'answered']),
};
