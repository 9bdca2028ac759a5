import type { Tx } from '../../../../db/client.ts';
import type { User } from '../../../platform/auth/user.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import {
  choosePracticeAreas,
  setPracticeAreaPage,
} from '../../firm/practice-areas/choose-practice-areas.ts';
import { listPracticeAreas } from '../../firm/practice-areas/queries.ts';
import type { CreatePracticeAreaInput } from '../../firm/practice-areas/schema.ts';
import { slugOfName } from '../../firm/rules.ts';
import { insertDraft } from '../../pages/edit-pages.ts';
import { unpublishPage } from '../../pages/publish-page.ts';
import { settleStepIn } from '../settle-step.ts';
import { areaPageContent, areaPagePath } from './area-page.ts';
import { listPagePaths } from './queries.ts';
import { COMMON_AREAS } from './rules.ts';
import type { SaveAreasInput } from './schema.ts';

/**
 * Replaces the practice areas of the site with the chosen ones, in one transaction: see `choosePracticeAreas`. Drafts a
 * page for each area without one. With `takesDownPages`, unpublishes the pages that are only about areas which are no
 * longer offered. Throws `invalid_input`.
 */
export function saveAreas(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { areas, takesDownPages }: SaveAreasInput,
) {
  const chosen = areas.map((area, index) => areaOf(area, index));
  requireDistinct(chosen);
  return db.transaction().execute(async (tx) => {
    const dropped = await choosePracticeAreas(tx, user, chosen);
    const takenDown = takesDownPages ? await takeDownPages(tx, user, dropped) : [];
    const drafted = await draftPages(
      tx,
      user,
      chosen.map(({ key }) => key),
    );
    await settleStepIn(tx, user, { step: 'areas', isSkipped: false });
    return { drafted, takenDown };
  });
}

const MAX_KEY_LENGTH = 60;

function areaOf(
  { key, label }: SaveAreasInput['areas'][number],
  index: number,
): CreatePracticeAreaInput {
  const common = COMMON_AREAS.find((area) => area.key === key);
  const ownKey = key ?? slugOfName(label).slice(0, MAX_KEY_LENGTH).replace(/-$/, '');
  if (ownKey === '') throw invalidField(`areas.${index}.label`, 'Use letters of the alphabet');
  return {
    key: ownKey,
    label,
    summary: common?.summary ?? '',
    figure: null,
    pagePath: null,
    isActive: true,
    isOnContactForm: true,
    isOnBooking: true,
    isListed: true,
  };
}

function requireDistinct(chosen: readonly { key: string }[]): void {
  const index = chosen.findIndex(({ key }, at) =>
    chosen.slice(0, at).some((other) => other.key === key),
  );
  if (index >= 0) throw invalidField(`areas.${index}.label`, 'This area is in the list already');
}

/** The path without the fragment and query of a link to a section. */
const withoutSection = (path: string) => path.replace(/[#?].*/, '');

async function takeDownPages(
  tx: Tx,
  user: User,
  dropped: readonly { pagePath: string | null }[],
): Promise<{ id: string; name: string }[]> {
  const pathsOf = (areas: readonly { pagePath: string | null }[]) =>
    new Set(areas.flatMap(({ pagePath }) => (pagePath ? [withoutSection(pagePath)] : [])));
  const needed = pathsOf((await listPracticeAreas(tx)).filter(({ isActive }) => isActive));
  const former = pathsOf(dropped);
  const takenDown = [];
  for (const { id, path, isPublished } of await listPagePaths(tx)) {
    if (!isPublished || needed.has(path) || !former.has(path)) continue;
    const { content } = await unpublishPage({ db: tx, user }, { id });
    takenDown.push({ id, name: content.name });
  }
  return takenDown;
}

/** Drafts a page for each area without one, and links them. If a page exists at the path already, links that page. */
async function draftPages(
  tx: Tx,
  user: User,
  keys: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const paths = (await listPagePaths(tx)).map(({ path }) => path);
  const drafted = [];
  for (const area of await listPracticeAreas(tx)) {
    if (!keys.includes(area.key) || area.pagePath !== null) continue;
    const path = areaPagePath(area.key);
    if (!paths.includes(path)) {
      const { id } = await insertDraft(tx, user, { path, draft: areaPageContent(area) });
      drafted.push({ id, name: area.label });
    }
    await setPracticeAreaPage(tx, user, { key: area.key, pagePath: path });
  }
  return drafted;
}
