import type { Context } from '../../../platform/trpc/context.ts';
import { readAnswered } from '../answering/read-answers.ts';
import type { Answer, Question } from '../rules.ts';
import type { FoundRequest } from './queries.ts';

/** `questionnaire`: its title. `at`: when the client sent the answer, or has changed it since. */
export type SentAnswer = { question: Question; answer: Answer; questionnaire: string; at: Date };

/**
 * The latest answers that clients have sent in some requests, by the keys of their questions; for what is prepared from
 * answers, such as an agreement. Answers that were not sent count for nothing.
 */
export async function findSentAnswers(
  deps: Pick<Context, 'db' | 'secrets'>,
  requests: readonly FoundRequest[],
): Promise<Map<string, SentAnswer>> {
  const sent = requests
    .flatMap(({ sentAt, ...request }) => (sentAt ? [{ ...request, sentAt }] : []))
    .toSorted((a, b) => Number(a.sentAt) - Number(b.sentAt));
  const found = new Map<string, SentAnswer>();
  for (const { id, document, title, sentAt } of sent) {
    const { given, asked } = await readAnswered(deps, { id, document });
    for (const { question, answer } of asked) {
      if (answer === null) continue;
      const changedAt = given.findLast(({ key, at }) => key === question.key && at > sentAt)?.at;
      const at = changedAt ?? sentAt;
      found.set(question.key, { question, answer, questionnaire: title, at });
    }
  }
  return found;
}
