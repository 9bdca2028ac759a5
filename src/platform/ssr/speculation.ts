import type { FastifyInstance } from 'fastify';
import { PRIVATE_ADDRESSES } from '../private-pages/private-addresses.ts';

const PATH = '/speculation-rules.json';

/** The header that links a page to the speculation rules. */
export const SPECULATION_RULES = { 'speculation-rules': `"${PATH}"` } as const;

const AREAS = ['api', 'trpc', 'admin', 'login', 'dev', 'share', 'assets'];
const PRIVATE = [...AREAS, ...PRIVATE_ADDRESSES.map((address) => address.slice(1))].join('|');

/**
 * Pages whose links to other public pages browsers may prefetch: when the pointer rests on a link, and when it is
 * pressed. Excluded are private pages, pages for staff, files, and links to days and times.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: `/:area(${PRIVATE})/*` } },
          { not: { href_matches: '/:area(admin|login)' } },
          { not: { selector_matches: '[download], [rel~="nofollow"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Serves the speculation rules of the public pages. */
export function registerSpeculationRules(app: FastifyInstance): void {
  app.get(PATH, (_request, reply) =>
    reply
      .header('content-type', 'application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      .send(JSON.stringify(RULES)),
  );
}
