import type { FastifyInstance } from 'fastify';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
import type { MarkedText } from '../languages/marked-text-rules.ts';

export type Imprint = {
  /**
   * Who is responsible for the site and where, such as `Pacific Harbor Law, San Diego, CA`, with the statements that
   * every public page must have; empty while that has not been entered or the database is unavailable. The pages of
   * the site show it in their footer.
   */
  lines: readonly MarkedText[];
  /** The main language of the site, BCP 47. */
  language: string;
};

declare module 'fastify' {
  interface FastifyInstance {
    imprint: (language?: Language) => Promise<Imprint>;
  }
}

/** Before the set-up, and while the database is unavailable. */
export const NO_IMPRINT: Imprint = { lines: [], language: 'en' };

/** Register before any route that renders a page of its own. */
export function registerImprint(
  app: FastifyInstance,
  read: (language: Language) => Promise<Imprint>,
): void {
  app.decorate('imprint', (language: Language = MAIN_LANGUAGE) =>
    read(language).catch((error: unknown) => {
      app.log.warn({ err: error }, 'a page is sent without the name of the firm');
      return NO_IMPRINT;
    }),
  );
}
