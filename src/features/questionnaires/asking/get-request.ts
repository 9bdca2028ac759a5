import { MAIN_LANGUAGE } from '../../../../messages/main-language.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { readLanguage } from '../../../platform/languages/client-language.ts';
import { formatDate } from '../../../platform/time/format-rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findFormats } from '../../firm/find-formats.ts';
import { requirePerson } from '../../people/get-person.ts';
import { listMembers } from '../../people/joins/queries.ts';
import { answerText } from '../answer-text-rules.ts';
import { type GivenAnswer, readAnswered } from '../answering/read-answers.ts';
import { type Answer, type Question, stateOf, textIn } from '../rules.ts';
import type { QuestionRequest, RequestsOfInput } from '../schema.ts';
import type { AskedQuestion } from '../visibility-rules.ts';
import {
  type FoundRequest,
  findRequest,
  listRequestsOfAppointment,
  listRequestsOfPeople,
} from './queries.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'>;

/** What was asked of the client of an appointment, or of a person, latest first. Throws `person_not_found`. */
export async function listRequests(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { appointmentId, personId }: RequestsOfInput,
) {
  if (appointmentId) {
    const requests = await listRequestsOfAppointment(db, appointmentId);
    return requests.map((request) => rowOf(request, now()));
  }
  const { rootId } = await requirePerson(db, personId ?? '');
  const requests = await listRequestsOfPeople(db, await listMembers(db, rootId));
  return requests.map((request) => rowOf(request, now()));
}

const rowOf = (request: FoundRequest, now: Date) => {
  const { id, title, version, firstName, lastName, email, appointmentId, createdAt } = request;
  const { askedBy, namesAt, sentAt, changedAt, endsAt } = request;
  return {
    ...{ id, title, version, firstName, lastName, email, appointmentId, createdAt },
    ...{ askedBy, namesAt, sentAt, changedAt, endsAt },
    state: stateOf(request, now),
  };
};

/** A request with what the client has answered, in the firm's language. Throws `question_request_not_found`. */
export async function getRequest(deps: Deps, id: string) {
  const request = await findRequest(deps.db, id);
  if (!request) throw notFound('question_request', 'There are no such questions.');
  const { given, files, asked } = await readAnswered(deps, request);
  const formats = await findFormats(deps.db);
  const { legalName, formerNames, otherName, otherAttorney, otherPeople } = request;
  const wordsOf = (question: Question, answer: Answer | null) =>
    answerText(question, answer, {
      ...{ language: MAIN_LANGUAGE, formats, files },
      words: {
        yes: 'Yes',
        no: 'No',
        gone: 'A file that was deleted',
        date: (date) => formatDate(`${date}T12:00:00Z`, 'UTC', formats.locale),
      },
    });
  return {
    ...rowOf(request, deps.now()),
    language: readLanguage(request.clientLanguage),
    contactPreferences: request.appointmentPreferences ?? request.contactPreferences,
    names: { legalName, formerNames, otherName, otherAttorney, otherPeople },
    clearedAt: request.clearedAt,
    clearedBy: request.clearedBy,
    sections: request.document.sections.flatMap((section) => {
      const own = asked.filter((each) => each.section === section);
      return own.length === 0
        ? []
        : [
            {
              title: textIn(section.title, MAIN_LANGUAGE),
              questions: own.map((each) => shown(each, { given, sentAt: request.sentAt, wordsOf })),
            },
          ];
    }),
  };
}

function shown(
  { question, answer }: AskedQuestion,
  {
    given,
    sentAt,
    wordsOf,
  }: {
    given: readonly GivenAnswer[];
    sentAt: Date | null;
    wordsOf: (question: Question, answer: Answer | null) => string;
  },
): QuestionRequestAnswer {
  const { key, isRequired } = question;
  return {
    ...{ key, isRequired },
    title: textIn(question.title, MAIN_LANGUAGE),
    value: answer as QuestionRequestAnswer['value'],
    text: wordsOf(question, answer),
    changes: changesOf(given, key, sentAt).map(({ at, from, to }) => ({
      at,
      from: wordsOf(question, from),
      to: wordsOf(question, to),
    })),
  };
}

type QuestionRequestAnswer = Omit<
  QuestionRequest['sections'][number]['questions'][number],
  'changes'
> & { changes: { at: Date; from: string; to: string }[] };

/** How the answer of a question has changed since the answers were sent. */
function changesOf(given: readonly GivenAnswer[], key: string, sentAt: Date | null) {
  if (!sentAt) return [];
  let before: Answer | null = null;
  return given
    .filter((each) => each.key === key)
    .flatMap(({ value, at }) => {
      const from = before;
      before = value;
      return at > sentAt ? [{ at, from, to: value }] : [];
    });
}
