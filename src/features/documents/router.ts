import { z } from 'zod';
import { can, router } from '../../platform/trpc/trpc.ts';
import { askForDocuments } from './requests/ask-for-documents.ts';
import { endRequest } from './requests/end-request.ts';
import {
  addInput,
  askInput,
  documentIdInput,
  documentSchema,
  personDocumentsInput,
  personDocumentsSchema,
  sentFileSchema,
  uploadSchema,
} from './schema.ts';
import {
  addShared,
  downloadDocument,
  finishShared,
  getDocumentsOf,
  getSharedUpload,
  removeDocument,
} from './staff-documents.ts';

/** Documents of clients, for staff. */
export const documentsRouter = router({
  ofPerson: can('documents.read')
    .meta({
      rest: 'GET /admin/people/:personId/documents',
      summary: 'The documents of a person, and what they are asked for',
    })
    .input(personDocumentsInput)
    .output(personDocumentsSchema)
    .query(({ ctx, input }) => getDocumentsOf(ctx, input.personId)),

  ask: can('documents.change')
    .meta({
      rest: 'PUT /admin/people/:personId/document-request',
      summary: 'Ask a person for documents, by mail',
      description:
        'Replaces the list that they have: items with an id stay. The link in the mail is valid for 60 days from then.',
    })
    .input(askInput)
    .output(z.void())
    .mutation(({ ctx, input }) => askForDocuments(ctx, input)),

  end: can('documents.change')
    .meta({
      rest: 'DELETE /admin/people/:personId/document-request',
      summary: 'Withdraw what a person is asked for, and end their link',
      description: 'Documents stay.',
    })
    .input(personDocumentsInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endRequest(ctx, input.personId)),

  add: can('documents.change')
    .meta({
      rest: 'POST /admin/people/:personId/documents',
      summary: 'Begin to share a document with a person',
      description:
        'Then PUT its bytes as application/octet-stream to /admin/documents/{id}/bytes?offset=0, in requests of at most 1 MB. Each answers storedBytes, where the next begins; 409 wrong_offset has it as well. Then finish.',
      status: 201,
      errors: [409],
    })
    .input(addInput)
    .output(uploadSchema)
    .mutation(({ ctx, input }) => addShared(ctx, input)),

  upload: can('documents.change')
    .meta({
      rest: 'GET /admin/documents/:id/upload',
      summary: 'How much of a document is stored',
    })
    .input(documentIdInput)
    .output(uploadSchema)
    .query(({ ctx, input }) => getSharedUpload(ctx, input.id)),

  finish: can('documents.change')
    .meta({
      rest: 'POST /admin/documents/:id/finish',
      summary: 'End the upload of a document, and share it',
      description:
        'Checks it by its content. The client is told by mail some minutes later, once for several documents.',
      errors: [409],
    })
    .input(documentIdInput)
    .output(documentSchema)
    .mutation(({ ctx, input }) => finishShared(ctx, input.id)),

  file: can('documents.read')
    .meta({
      rest: 'POST /admin/documents/:id/file',
      summary: 'Download a document',
      description: 'It is in the audit log.',
      file: 'document.*',
      examples: { response: '%PDF-1.7' },
    })
    .input(documentIdInput)
    .output(sentFileSchema)
    .mutation(({ ctx, input }) => downloadDocument(ctx, input.id)),

  remove: can('documents.change')
    .meta({
      rest: 'DELETE /admin/documents/:id',
      summary: 'Delete a document, for both sides',
    })
    .input(documentIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeDocument(ctx, input.id)),
});
