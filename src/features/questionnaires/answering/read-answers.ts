import type { Db } from '../../../../db/client.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { findAnswerFiles } from '../../documents/answers/answer-files.ts';
import type { Answer, Answers, QuestionnaireDocument } from '../rules.ts';
import { askedQuestions } from '../visibility-rules.ts';
import { listSealedAnswers } from './queries.ts';

/** An answer at the time when it was given; null if the question was left out. */
export type GivenAnswer = { id: string; key: string; value: Answer | null; at: Date };

const placeOf = (requestId: string) => `question_answers:${requestId}`;

/** Also the key is sealed: that a question was asked may say what another answer was. */
export const sealAnswer = (
  secrets: SecretBox,
  requestId: string,
  answer: { key: string; value: Answer | null },
): string => secrets.seal(JSON.stringify(answer), placeOf(requestId));

/** All answers of a request, oldest first. */
export async function listAnswers(
  { db, secrets }: { db: Db; secrets: SecretBox },
  requestId: string,
): Promise<GivenAnswer[]> {
  const rows = await listSealedAnswers(db, [requestId]);
  return rows.map(({ id, sealed, answeredAt }) => ({
    ...(JSON.parse(secrets.open(sealed, placeOf(requestId))) as Pick<GivenAnswer, 'key' | 'value'>),
    ...{ id, at: answeredAt },
  }));
}

/** The latest answer of each question. */
const latestAnswers = (given: readonly GivenAnswer[]): Answers =>
  Object.fromEntries(given.map(({ key, value }) => [key, value]));

/** What was answered in a request so far, with the files that answers name, and what is asked with it. */
export async function readAnswered(
  deps: { db: Db; secrets: SecretBox },
  { id, document }: { id: string; document: QuestionnaireDocument },
) {
  const given = await listAnswers(deps, id);
  const answers = latestAnswers(given);
  const files = await findAnswerFiles(deps, fileIdsIn(document, given));
  return { given, answers, files, asked: askedQuestions(document, answers, files) };
}

function fileIdsIn({ sections }: QuestionnaireDocument, given: readonly GivenAnswer[]): string[] {
  const questions = sections.flatMap((section) => section.questions);
  const keys = new Set(questions.filter(({ type }) => type === 'file').map(({ key }) => key));
  return given.flatMap(({ key, value }) => (keys.has(key) && Array.isArray(value) ? value : []));
}
