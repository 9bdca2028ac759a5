import type { FastifyInstance } from 'fastify';

const PATH = '/speculation-rules.json';

/** The header that links a page to the speculation rules. */
export const SPECULATION_RULES = { 'speculation-rules': `"${PATH}"` } as const;

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
          {
            not: {
              href_matches:
                '/:area(api|trpc|admin|login|dev|share|agreement|appointment|earlier-times|documents|questions|newsletter|payment|preview|assets)/*',
            },
          },
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
