import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Who is responsible for the site and where, such as `Pacific Harbor Law, San Diego, CA`, with the statements that
     * every public page must have; empty while that has not been entered or the database is unavailable. The pages of
     * the site show it in their footer.
     */
    imprint: () => Promise<string>;
  }
}

/** Register before any route that renders a page of its own. */
export function registerImprint(
  app: FastifyInstance,
  readLines: () => Promise<readonly string[]>,
): void {
  app.decorate('imprint', () =>
    readLines().then(
      (lines) => lines.join(' '),
      (error: unknown) => {
        app.log.warn({ err: error }, 'a page is sent without the name of the firm');
        return '';
      },
    ),
  );
}
