import type { Db } from '../../../../db/client.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { Answer, Answers } from '../rules.ts';
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
export const latestAnswers = (given: readonly GivenAnswer[]): Answers =>
  Object.fromEntries(given.map(({ key, value }) => [key, value]));
