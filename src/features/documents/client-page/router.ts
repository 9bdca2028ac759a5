import { z } from 'zod';
import { acceptKey, publicProcedure, rateLimited, router } from '../../../platform/trpc/trpc.ts';
import {
  linkedAddInput,
  linkedDocumentInput,
  linkedDocumentSchema,
  linkedPageSchema,
  linkInput,
  sentFileSchema,
  uploadSchema,
} from '../schema.ts';
import {
  addLinked,
  downloadLinked,
  finishLinked,
  getLinkedPage,
  getLinkedUpload,
  removeLinked,
} from './linked-documents.ts';

const TAG = 'A client’s own documents';

const reading = publicProcedure.use(rateLimited('document-links', { limit: 120, seconds: 600 }));
const changing = publicProcedure.use(rateLimited('document-uploads', { limit: 120, seconds: 600 }));

/** Procedures for clients, authorized by the link in their mails. */
export const documentLinksRouter = router({
  page: reading
    .meta({
      rest: 'GET /document-links/:token',
      tag: TAG,
      summary: 'What the firm asks for, and the documents of both sides',
      errors: [404, 429, 503],
      omit: 'wording',
    })
    .input(linkInput)
    .output(linkedPageSchema)
    .query(({ ctx, input }) => getLinkedPage(ctx, input.token)),

  add: changing
    .use(acceptKey)
    .meta({
      rest: 'POST /document-links/:token/documents',
      tag: TAG,
      summary: 'Begin to send a document',
      description:
        'Then PUT its bytes as application/octet-stream to /document-links/{token}/documents/{id}/bytes?offset=0, in one request or several. Each answers storedBytes, where the next begins; 409 wrong_offset has it as well. Then finish.',
      status: 201,
      errors: [400, 404, 409, 429, 503],
      acceptsKey: true,
    })
    .input(linkedAddInput)
    .output(uploadSchema)
    .mutation(({ ctx, input }) => addLinked(ctx, input)),

  upload: reading
    .meta({
      rest: 'GET /document-links/:token/documents/:id/upload',
      tag: TAG,
      summary: 'How much of a document is stored',
      errors: [404, 429, 503],
    })
    .input(linkedDocumentInput)
    .output(uploadSchema)
    .query(({ ctx, input }) => getLinkedUpload(ctx, input)),

  finish: changing
    .use(acceptKey)
    .meta({
      rest: 'POST /document-links/:token/documents/:id/finish',
      tag: TAG,
      summary: 'End the upload of a document',
      description:
        'Checks it by its content: state kept, or refused with the reason; checking while the virus scanner of the firm has not answered. 409 upload_incomplete says how much is stored. Idempotent.',
      errors: [404, 409, 429, 503],
      acceptsKey: true,
    })
    .input(linkedDocumentInput)
    .output(linkedDocumentSchema)
    .mutation(({ ctx, input }) => finishLinked(ctx, input)),

  remove: changing
    .use(acceptKey)
    .meta({
      rest: 'POST /document-links/:token/documents/:id/remove',
      tag: TAG,
      summary: 'Give up an upload',
      description: 'Documents that have arrived stay.',
      errors: [404, 429, 503],
      acceptsKey: true,
    })
    .input(linkedDocumentInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeLinked(ctx, input)),

  file: reading
    .meta({
      rest: 'GET /document-links/:token/documents/:id/file',
      tag: TAG,
      summary: 'A document that the firm has shared, as a download',
      errors: [404, 429, 503],
      file: 'document.*',
      examples: { response: '%PDF-1.7' },
    })
    .input(linkedDocumentInput)
    .output(sentFileSchema)
    .query(({ ctx, input }) => downloadLinked(ctx, input)),
});
