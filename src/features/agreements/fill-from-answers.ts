import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { messagesIn } from '../../../messages/messages.ts';
import { isPermitted, isStaffUser, type User } from '../../platform/auth/user.ts';
import { readLanguage } from '../../platform/languages/client-language.ts';
import type { MoneyFormats } from '../../platform/text/money-rules.ts';
import { formatDate, noonOf } from '../../platform/time/format-rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findFormats } from '../firm/find-formats.ts';
import { requirePerson } from '../people/get-person.ts';
import { listMembers } from '../people/joins/queries.ts';
import { answerText } from '../questionnaires/answer-text-rules.ts';
import { findSentAnswers, type SentAnswer } from '../questionnaires/asking/find-sent-answers.ts';
import { type FoundRequest, listRequestsOfPeople } from '../questionnaires/asking/queries.ts';
import type { TemplateContent } from './content-schema.ts';
import type { ClearedRecord } from './find-cleared-record.ts';
import { listRecordsOf } from './record-queries.ts';
import { AMOUNT, type FieldKind, MAX_VALUE } from './rules.ts';

type Deps = Pick<Context, 'db' | 'secrets'>;
type Of = { personId: string; cleared: ClearedRecord; user: User };

/** The answers of a person that an agreement can take: none for who may not read answers. Throws `person_not_found`. */
export async function findAnswersFor(
  deps: Deps,
  { personId, cleared, user }: Of,
): Promise<Map<string, SentAnswer>> {
  if (!isStaffUser(user) || !isPermitted(user, 'questions.read')) return new Map();
  const { rootId } = await requirePerson(deps.db, personId);
  const requests = await listRequestsOfPeople(deps.db, await listMembers(deps.db, rootId));
  const records = await listRecordsOf(deps.db, personId);
  return findSentAnswers(
    deps,
    requests.filter((request) => isOfMatter(request, { cleared, records })),
  );
}

type Records = Awaited<ReturnType<typeof listRecordsOf>>;

/**
 * Whether questions belong to the record from which the agreement is prepared: they were asked about that appointment,
 * or else it was the latest record of the person when they were asked.
 */
function isOfMatter(
  { appointmentId, createdAt }: Pick<FoundRequest, 'appointmentId' | 'createdAt'>,
  { cleared, records }: { cleared: ClearedRecord; records: Records },
): boolean {
  if (appointmentId) return appointmentId === cleared.appointmentId;
  const latest = records
    .filter(({ begunAt }) => begunAt <= createdAt)
    .reduce<Records[number] | undefined>(
      (last, record) => (last && last.begunAt >= record.begunAt ? last : record),
      undefined,
    );
  return latest !== undefined && latest.recordId === (cleared.appointmentId ?? cleared.messageId);
}

/** What the fields of a template take from the answers, by key, each with its source. */
export async function fillFields(
  db: Deps['db'],
  { fields, languages }: Pick<TemplateContent, 'fields' | 'languages'>,
  answers: ReadonlyMap<string, SentAnswer>,
) {
  const formats = await findFormats(db);
  return Object.fromEntries(
    fields.flatMap(({ key, kind, question }) => {
      const sent = question === undefined ? undefined : answers.get(question);
      const value = sent && fittingValue(sent, { kind, language: languages[0], formats });
      return sent && value ? [[key, { value, at: sent.at, from: sent.questionnaire }]] : [];
    }),
  );
}

/** An answer as a field has it; undefined if it does not fit, such as words into an amount. */
function fittingValue(
  { question, answer }: SentAnswer,
  {
    kind,
    language = MAIN_LANGUAGE,
    formats,
  }: { kind: FieldKind; language: string | undefined; formats: MoneyFormats },
): string | undefined {
  if (kind === 'money' || kind === 'date') {
    const fits = question.type === kind && typeof answer === 'string';
    return fits && (kind === 'date' || AMOUNT.test(answer)) ? answer : undefined;
  }
  if (question.type === 'file') return undefined;
  const { intake } = messagesIn(readLanguage(language));
  const locale = language === MAIN_LANGUAGE ? formats.locale : language;
  const text = answerText(question, answer, {
    ...{ language, formats, files: {} },
    words: {
      ...{ yes: intake.yes, no: intake.no, gone: '' },
      date: (day) => formatDate(noonOf(day), 'UTC', locale),
    },
  });
  const line = text.replace(/\s*\n\s*/g, ', ');
  return line.length <= MAX_VALUE ? line : undefined;
}
