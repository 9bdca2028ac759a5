import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { PublicPath } from '../features/archive/archive-pass.ts';
import { readPages } from '../features/archive/read-pages.ts';
import { sampleMails } from '../features/archive/sample-mails.ts';
import { startArchive } from '../features/archive/start-archive.ts';
import { findNextAppearance } from '../features/articles/queries.ts';
import { EMBED_BOOKING_PATH } from '../features/embed/address-rules.ts';
import { listLanguagePaths } from '../features/site/discovery/language-paths.ts';
import { listPublicPaths } from '../features/site/discovery/public-paths.ts';
import { findBeforeSetup } from '../features/visibility/queries.ts';
import type { PageSources } from '../platform/ssr/page-source.ts';
import type { Deps } from './deps.ts';
import { MAIL_CONTENTS } from './features.ts';

/** Public pages that search engines do not index. `/not-found` represents all addresses without a page. */
const UNLISTED: readonly PublicPath[] = [
  '/not-found',
  '/login',
  '/contact?sent=true',
  '/newsletter?asked=true',
  EMBED_BOOKING_PATH,
  '/embed/calculator',
].map((path) => ({ path }));

/** The paths, also in the other published languages. Staff sign in under one address. */
const withLanguages = async (db: Db, paths: readonly PublicPath[]): Promise<PublicPath[]> => [
  ...paths,
  ...(await listLanguagePaths(
    db,
    paths.filter(({ path }) => path !== '/login'),
  )),
];

/** Archives the public pages and the mail texts, from the start of the server until it closes. */
export function registerArchive(app: FastifyInstance, deps: Deps, sources: PageSources): void {
  const { archiveTiming: timing } = deps;
  if (!timing) return;
  const db = deps.dbForGroup('background');
  let stop = async () => {};
  app.addHook('onReady', async () => {
    stop = startArchive({
      ...deps,
      db,
      timing,
      listPaths: async () =>
        (await findBeforeSetup(db))
          ? []
          : withLanguages(db, [...UNLISTED, ...(await listPublicPaths(db, deps.now()))]),
      openPages: () => readPages(sources),
      readMails: () => sampleMails(db, MAIL_CONTENTS, deps.config.server.publicUrl),
      findNextAppearance: (after) => findNextAppearance(db, after),
    });
  });
  app.addHook('onClose', () => stop());
}
