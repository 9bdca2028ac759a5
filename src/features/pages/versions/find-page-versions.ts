import { notFound } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { getAdminPage } from '../edit-pages.ts';
import { findPageVersion, listPageVersions } from './queries.ts';

/** The versions of a page without their content, newest first. Throws `page_not_found`. */
export async function findPageVersions({ db }: Pick<Context, 'db'>, id: string) {
  const versions = await listPageVersions(db, id);
  if (versions.length === 0) await getAdminPage({ db }, id);
  return versions;
}

/** One version with its content. Throws `version_not_found`. */
export async function getPageVersion(
  { db }: Pick<Context, 'db'>,
  wanted: { id: string; number: number },
) {
  const version = await findPageVersion(db, wanted);
  if (!version) throw notFound('version', 'This version is no longer kept.');
  return version;
}
