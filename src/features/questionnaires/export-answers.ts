import type { Db } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { listAnswers } from './answering/read-answers.ts';
import { findRequest } from './asking/queries.ts';
import { textIn } from './rules.ts';

/** All answers of requests in the order in which they were given, replaced ones too, with the words of the questions. */
export async function listExportedAnswers(
  deps: { db: Db; secrets: SecretBox },
  requestIds: readonly string[],
) {
  const lists = await Promise.all(
    requestIds.map(async (requestId) => {
      const request = await findRequest(deps.db, requestId);
      const questions = request?.document.sections.flatMap((section) => section.questions) ?? [];
      const given = await listAnswers(deps, requestId);
      return given.map(({ key, value, at }) => {
        const asked = questions.find((question) => question.key === key);
        return {
          requestId,
          question: asked ? textIn(asked.title, MAIN_LANGUAGE) : key,
          answer: value,
          answeredAt: at,
        };
      });
    }),
  );
  return lists.flat();
}
