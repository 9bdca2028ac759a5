import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressInLanguage } from '../../../../messages/messages.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { enforceRateLimit } from '../../../platform/rate-limits/enforce-rate-limit.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { MAX_BYTES, MAX_DOCUMENTS } from '../rules.ts';
import { storeForm } from './store-form.ts';

type Options = { contextFor: (request: FastifyRequest) => Context };

const TYPE = 'multipart/form-data';
/** How a route takes a form of files, for `takeFiles`. */
export const FILE_FORM = {
  type: TYPE,
  config: { acceptsTypes: [TYPE], isSecretAddress: true, describesFirm: true },
  bodyLimit: MAX_BYTES * MAX_DOCUMENTS,
};
const FORMS = { limit: 60, seconds: 600 };

/** The name of the file inputs of the page: `item:{id}`, or `item:` for something that was not asked for. */
const FIELD = /^item:([\w-]{0,40})$/;

/**
 * The form of the client's page of documents, for browsers without JavaScript. Its files are stored while they arrive.
 * Whatever happens, the answer leads back to the page, which shows what has arrived; `untaken` says how many files have not.
 */
export async function documentForm(app: FastifyInstance, { contextFor }: Options): Promise<void> {
  app.addContentTypeParser(TYPE, (_request, body, done) => done(null, body));
  app.post<{ Params: { token: string } }>(
    '/documents/:token/send',
    { config: FILE_FORM.config, bodyLimit: FILE_FORM.bodyLimit },
    async (request, reply) => {
      const { token } = request.params;
      const untaken = await takeFiles(request, token, contextFor(request));
      const path = `/documents/${encodeURIComponent(token)}${untaken > 0 ? `?untaken=${untaken}` : ''}`;
      return reply.redirect(addressInLanguage(languageOf(request), path), 303);
    },
  );
}

/** Stores the files of a form. Returns how many were not taken. */
export async function takeFiles(
  request: FastifyRequest,
  token: string,
  context: Context,
): Promise<number> {
  try {
    await enforceRateLimit(context, 'document-forms', FORMS);
    const deps = { ...context, db: context.dbForGroup('documentLinks') };
    const form = new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? TYPE },
      // One byte more than is stored, so that a file that is too large is noticed.
      limits: { files: MAX_DOCUMENTS, fileSize: MAX_BYTES + 1, fields: 0, headerPairs: 20 },
    });
    const onFile = (listener: (field: string, file: BusboyFileStream, name: string) => void) =>
      form.on('file', (field, file, name) => listener(FIELD.exec(field)?.[1] ?? '', file, name));
    return await storeForm(deps, { token, body: request.raw, form, onFile });
  } catch (error) {
    // The page says why: its link has ended, or it has as many documents as it may have.
    if (error instanceof DomainError && error.kind !== 'unavailable') return 1;
    throw error;
  }
}
