import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Who is responsible for the site and where, such as `Pacific Harbor Law, San Diego, CA`; empty while that has not
     * been entered or the database is unavailable. Every public page shows it (California Business & Professions Code § 6157.2(b)), the pages of the
     * site in their footer.
     */
    imprint: () => Promise<string>;
  }
}

type Profile = { name: string; city: string; region: string };

/** Register before any route that renders a page of its own. */
export function registerImprint(
  app: FastifyInstance,
  readProfile: () => Promise<Profile | undefined>,
): void {
  app.decorate('imprint', () =>
    readProfile().then(
      (profile) => (profile ? `${profile.name}, ${profile.city}, ${profile.region}` : ''),
      (error: unknown) => {
        app.log.warn({ err: error }, 'a page is sent without the name of the firm');
        return '';
      },
    ),
  );
}
