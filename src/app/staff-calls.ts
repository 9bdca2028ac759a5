import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { MAX_UPLOAD_CHARACTERS } from '../features/pictures/rules.ts';
import { MAX_CONTENT_BYTES } from '../features/site-content/rules.ts';
import { requireStaff } from '../platform/auth/user.ts';
import { toTrpcError } from '../platform/errors/api-error.ts';
import type { Context } from '../platform/trpc/context.ts';
import { appRouter } from './app-router.ts';

/** Body limit for unauthenticated callers. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Body limit for writes of the back office, such as a long article or a photo. */
const MAX_STAFF_BODY_BYTES = 1024 * 1024;

/** Body limit for uploads to the gallery: the file in base64, and what is written about it. */
const MAX_UPLOAD_BODY_BYTES = MAX_UPLOAD_CHARACTERS + MAX_BODY_BYTES;

/** Writes with a body limit of their own. */
const BODY_LIMITS: Readonly<Record<string, number>> = {
  '/api/admin/pictures': MAX_UPLOAD_BODY_BYTES,
  '/trpc/pictures.add': MAX_UPLOAD_BODY_BYTES,
  '/api/admin/site-content': MAX_CONTENT_BYTES,
  '/trpc/siteContent.replace': MAX_CONTENT_BYTES,
  '/trpc/siteContent.compare': MAX_CONTENT_BYTES,
};

/** The largest body that any call accepts. A proxy in front must let it pass: see `deploy/nginx.conf`. */
export const MAX_STAFF_UPLOAD_BYTES = Math.max(...Object.values(BODY_LIMITS));

type Definition = { type: string; meta?: { isStaff?: boolean }; inputs: { shape?: object }[] };

/** The names of the tRPC procedures with this property. */
export function proceduresOf(has: (definition: Definition) => boolean | undefined): string[] {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: Definition }>;
  return Object.keys(procedures).filter((name) => has(procedures[name]?._def as Definition));
}

/** The tRPC mutations of the back office. */
export const STAFF_MUTATIONS = proceduresOf(
  ({ type, meta }) => type === 'mutation' && meta?.isStaff,
);

/**
 * Allows staff larger bodies. A request above the public limit must come from staff, which is checked before its body
 * is read. Register before the routes.
 */
export function registerStaffBodies(
  app: FastifyInstance,
  { contextFor }: { contextFor: (request: FastifyRequest) => Context },
): void {
  app.addHook('onRoute', (route) => {
    if (!isStaffWrite(route)) return;
    route.bodyLimit = BODY_LIMITS[route.url] ?? MAX_STAFF_BODY_BYTES;
    route.onRequest = async (request: FastifyRequest) => {
      // Without a Content-Length the body could be of any size.
      const bytes = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
      if (bytes > MAX_BODY_BYTES) await requireStaffCaller(contextFor(request));
    };
  });
}

function isStaffWrite({ method, url }: RouteOptions): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return url.startsWith('/api/admin/') || STAFF_MUTATIONS.some((name) => url === `/trpc/${name}`);
}

async function requireStaffCaller(context: Context): Promise<void> {
  try {
    requireStaff(await context.authenticate(context));
  } catch (cause) {
    throw toTrpcError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }));
  }
}
