import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { DomainError, notFound } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findAppointmentForMail } from '../../appointments/mail-queries.ts';
import { mayUse } from '../../contact-preferences/rules.ts';
import { getPerson } from '../../people/get-person.ts';
import { noSuchQuestionnaire } from '../no-such-questionnaire.ts';
import { findQuestionnaire } from '../queries.ts';
import type { AskInput } from '../schema.ts';
import { getRequest } from './get-request.ts';
import { clearLink } from './link-queries.ts';
import { makeLink } from './links.ts';
import { findRequest, insertRequest, lockRequest, setRevoked } from './queries.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'> & { user: User };

/**
 * Sends a client the questions of a questionnaire, about an appointment or to a person. Throws `questionnaire_not_found`,
 * `questionnaire_not_published`, `appointment_not_found`, `person_not_found`, and `no_address` if mail cannot reach them.
 */
export async function askQuestions(deps: Deps, { questionnaireId, ...to }: AskInput) {
  const questionnaire = await findQuestionnaire(deps.db, questionnaireId);
  if (!questionnaire) throw noSuchQuestionnaire();
  const { publishedVersionId: versionId, isArchived } = questionnaire;
  if (!versionId || isArchived) {
    throw new DomainError(
      'conflict',
      'questionnaire_not_published',
      'Publish this questionnaire first.',
    );
  }
  const client = to.appointmentId
    ? await clientOfAppointment(deps, to.appointmentId)
    : await clientOfPerson(deps, to.personId ?? '');
  const id = await deps.db.transaction().execute(async (tx) => {
    const added = await insertRequest(tx, {
      ...client,
      ...{ versionId, createdAt: deps.now() },
      ...{ askedBy: deps.user.username, askedById: deps.user.id },
    });
    await makeLink(tx, deps, added);
    await logChange(tx, deps.user.username, 'questions.ask', ['question_requests', added], {
      after: { questionnaire: questionnaire.title, appointmentId: client.appointmentId },
    });
    return added;
  });
  return getRequest(deps, id);
}

async function clientOfAppointment({ db }: Pick<Deps, 'db'>, appointmentId: string) {
  const found = await findAppointmentForMail(db, appointmentId);
  if (!found) throw notFound('appointment', 'There is no such appointment.');
  const { firstName, lastName, email, clientLanguage, contactPreferences } = found;
  return { appointmentId, firstName, lastName, email, clientLanguage, contactPreferences };
}

async function clientOfPerson({ db }: Pick<Deps, 'db'>, personId: string) {
  const { name, email, clientLanguage, contactPreferences } = await getPerson({ db }, personId);
  if (!email || !mayUse(contactPreferences, 'email')) {
    throw new DomainError(
      'conflict',
      'no_address',
      email
        ? 'This person does not want e-mail, and without an appointment they have no page.'
        : 'There is no e-mail address of this person.',
    );
  }
  const [lastName = '', ...firstNames] = name.split(' ').toReversed();
  return {
    appointmentId: null,
    ...{
      firstName: firstNames.toReversed().join(' ') || lastName,
      lastName: firstNames.length ? lastName : '',
    },
    email,
    clientLanguage,
    contactPreferences,
  };
}

/** Takes questions back: the link stops working, the answers stay. Idempotent. Throws `question_request_not_found`. */
export async function withdrawQuestions({ db, now, user }: Deps, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockRequest(tx, id))) throw noSuchRequest();
    const before = await findRequest(tx, id);
    if (!before || before.revokedAt) return;
    await setRevoked(tx, id, now());
    await logChange(tx, user.username, 'questions.withdraw', ['question_requests', id], {
      before: { isWithdrawn: false },
      after: { isWithdrawn: true },
    });
  });
}

/** Makes a new link and mails it to the client; the former one stops working. Throws `question_request_not_found`. */
export async function askAgain(deps: Deps, id: string) {
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockRequest(tx, id))) throw noSuchRequest();
    await clearLink(tx, id);
    await makeLink(tx, deps, id);
    await logChange(tx, deps.user.username, 'questions.renew', ['question_requests', id], {
      after: { hasNewLink: true },
    });
  });
  return getRequest(deps, id);
}

const noSuchRequest = () => notFound('question_request', 'There are no such questions.');
