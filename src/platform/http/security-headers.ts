import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Sets the security headers of every response. Pages replace the content security policy by one with their own hashes;
 * other responses may load nothing at all.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { isHttps, isBuilt }: { isHttps: boolean; isBuilt: boolean },
) {
  await app.register(helmet, {
    contentSecurityPolicy: isBuilt && {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
      },
    },
    strictTransportSecurity: isHttps
      ? { maxAge: 2 * YEAR_SECONDS, includeSubDomains: true, preload: true }
      : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    );
    // Pages and files set their own Cache-Control; responses of calls are not cached.
    reply.header('cache-control', 'no-store');
    reply.header('x-request-id', request.id);
  });
}
