import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as errors from '../../../../messages/en/errors.ts';
import {
  requirePermission,
  requireSecondFactor,
  requireStaff,
} from '../../../platform/auth/user.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { requireSent } from '../client-page/linked-documents.ts';
import type { StoredDocument } from '../queries.ts';
import { MAX_BYTES } from '../rules.ts';
import { requireShared } from '../staff-documents.ts';
import { receiveBytes } from './receive-bytes.ts';

type Options = { contextFor: (request: FastifyRequest) => Context };

const BYTES = 'application/octet-stream';
const OFFSET = /^\d{1,9}$/;

/**
 * Receives the bytes of documents: the only bodies that are not read into memory first. Those of clients are authorized
 * by their link, those of staff like any call of the back office.
 */
export async function documentUploads(
  app: FastifyInstance,
  { contextFor }: Options,
): Promise<void> {
  app.addContentTypeParser(BYTES, (_request, body, done) => done(null, body));
  // What was not read is discarded, so that the next request on the connection arrives.
  app.addHook('onResponse', async ({ raw }) => void raw.resume());
  const config = { acceptsTypes: [BYTES] };

  app.put<{ Params: { token: string; id: string } }>(
    '/api/document-links/:token/documents/:id/bytes',
    { config: { ...config, isSecretAddress: true }, bodyLimit: MAX_BYTES },
    async (request) => {
      const context = contextFor(request);
      const db = context.dbForGroup('documentLinks');
      return receive(
        request,
        { ...context, db },
        await requireSent({ ...context, db }, request.params),
      );
    },
  );

  app.put<{ Params: { id: string } }>(
    '/api/admin/documents/:id/bytes',
    { config },
    async (request) => {
      const context = contextFor(request);
      const user = await context.authenticate(context);
      requireStaff(user);
      requireSecondFactor(user);
      requirePermission(user, 'documents.change');
      const db = context.scopeRows(context.dbForGroup('documents'), user);
      return receive(request, { ...context, db }, await requireShared(db, request.params.id));
    },
  );
}

async function receive(
  request: FastifyRequest,
  deps: Pick<Context, 'db' | 'secrets'>,
  document: StoredDocument,
) {
  const { offset } = request.query as { offset?: unknown };
  if (typeof offset !== 'string' || !OFFSET.test(offset)) {
    throw invalidField('offset', errors.offsetMissing);
  }
  // A request that is refused in the middle still gets its answer on its connection.
  const body = request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  return receiveBytes(deps, document, Number(offset), body);
}
