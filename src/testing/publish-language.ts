import type { Db } from '../../db/client.ts';

/** Publishes a further language of the site, as staff do under Languages. */
export const publishLanguage = (db: Db, language: string) =>
  db.insertInto('siteLanguages').values({ language, isPublished: true }).execute();
