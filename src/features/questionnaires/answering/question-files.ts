import type { Context } from '../../../platform/trpc/context.ts';
import { requestForAnswers } from '../../documents/answers/answer-files.ts';
import { listWholeIds } from '../../documents/answers/queries.ts';
import { grantUploads } from '../../documents/answers/upload-grant.ts';
import { getLinkedPage } from '../../documents/client-page/linked-documents.ts';
import { type FoundRequest, findPersonOf } from '../asking/queries.ts';
import { DEFAULT_MAX_FILES } from '../rules.ts';
import type { AskedQuestion } from '../visibility-rules.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'>;

/** The names of the place of a question's documents, which do not say which question it is. */
export const placesOf = (
  secrets: Pick<Deps['secrets'], 'derive'>,
  requestId: string,
  key: string,
) => secrets.derive(`question_files:${requestId}:${key}`);

/** The fields of an answer with the files that have arrived for a question: what the browser says of them is not used. */
export async function fileFields(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  requestId: string,
  key: string,
): Promise<Record<string, string>> {
  const ids = await listWholeIds(db, placesOf(secrets, requestId, key));
  return Object.fromEntries(ids.map((id) => [`value.${id}`, '1']));
}

/**
 * For each question for files that is asked, by key, the token with which its documents are sent, and what has arrived.
 * Empty until the request is among the records of a person, to whom documents belong.
 */
export async function listUploads(
  deps: Deps,
  request: FoundRequest,
  asked: readonly AskedQuestion[],
) {
  const files = asked.flatMap(({ question }) => (question.type === 'file' ? [question] : []));
  const personId = files.length > 0 && (await findPersonOf(deps.db, request.id));
  if (!personId) return {};
  const { firstName, lastName, email: toEmail, clientLanguage } = request;
  const requestId = await requestForAnswers(deps, {
    ...{ personId, toEmail, clientLanguage, toName: `${firstName} ${lastName}`.trim() },
  });
  const uploads = await Promise.all(
    files.map(async ({ key, maxFiles: max = DEFAULT_MAX_FILES }) => {
      const [first, ...former] = placesOf(deps.secrets, request.id, key);
      const grant = { requestId, places: [first, ...former] as [string, ...string[]], max };
      const token = grantUploads(deps.secrets, grant, deps.now());
      return [key, { token, max, page: await getLinkedPage(deps, token) }] as const;
    }),
  );
  return Object.fromEntries(uploads);
}
