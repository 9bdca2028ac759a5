import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressInLanguage } from '../../../../messages/messages.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { FILE_FORM, takeFiles } from '../../documents/client-page/form-routes.ts';
import type { ClientPage } from '../schema.ts';

type Caller = { questionPages: { page: (input: { token: string }) => Promise<ClientPage> } };
type Options = {
  call: (request: FastifyRequest) => Caller;
  contextFor: (request: FastifyRequest) => Context;
};

/**
 * The form of a question for files, for browsers without JavaScript: like that of the page of documents. It leads back to
 * the question, which shows what has arrived.
 */
export async function questionFilesForm(app: FastifyInstance, { call, contextFor }: Options) {
  app.addContentTypeParser(FILE_FORM.type, (_request, body, done) => done(null, body));
  app.post<{ Params: { token: string; question: string } }>(
    '/questions/:token/:question/send',
    { config: FILE_FORM.config, bodyLimit: FILE_FORM.bodyLimit },
    async (request, reply) => {
      const { token, question } = request.params;
      const upload = await uploadOf(call(request), token, question);
      const untaken = upload ? await takeFiles(request, upload.token, contextFor(request)) : 1;
      if (!upload) request.raw.resume();
      const more = untaken > 0 ? `&untaken=${untaken}` : '';
      const path = `/questions/${encodeURIComponent(token)}?step=${encodeURIComponent(question)}${more}`;
      return reply.redirect(addressInLanguage(languageOf(request), path), 303);
    },
  );
}

/** Undefined if the question takes no files now: its page says why. */
async function uploadOf({ questionPages }: Caller, token: string, question: string) {
  try {
    const { form } = await questionPages.page({ token });
    return form && Object.hasOwn(form.uploads, question) ? form.uploads[question] : undefined;
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
