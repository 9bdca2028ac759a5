import type { User } from '../../../platform/auth/user.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { choosePracticeAreas } from '../../firm/practice-areas/choose-practice-areas.ts';
import { listPracticeAreas } from '../../firm/practice-areas/queries.ts';
import type { CreatePracticeAreaInput } from '../../firm/practice-areas/schema.ts';
import { slugOfName } from '../../firm/rules.ts';
import { unpublishPage } from '../../pages/publish-page.ts';
import { withShownNames } from '../../pages/shown-names.ts';
import { redraftPrepared } from '../prepared/add-prepared.ts';
import { settleStepIn } from '../settle-step.ts';
import { type AreaDeps, type NamedPage, withoutSection } from './area-deps.ts';
import { fillSite } from './fill-site.ts';
import { listPagePaths } from './queries.ts';
import { COMMON_AREAS } from './rules.ts';
import type { SaveAreasInput } from './schema.ts';
import { figureOf } from './write-categories.ts';
import { writeAreaPages } from './write-pages.ts';
import { dropTypes } from './write-types.ts';

/**
 * Replaces the practice areas of the site with the chosen ones (see `choosePracticeAreas`), and what the product wrote
 * about the former ones with what it writes about these; see `fillSite`. All in one transaction. With `takesDownPages`,
 * unpublishes the pages that are only about areas which are no longer offered. Throws `invalid_input`.
 */
export function saveAreas(
  {
    db,
    user,
    publicUrl,
    translatables,
  }: Pick<Context, 'db' | 'publicUrl' | 'translatables'> & { user: User },
  { areas, takesDownPages }: SaveAreasInput,
) {
  const chosen = areas.map((area, index) => areaOf(area, index));
  requireDistinct(chosen);
  const keys = chosen.map(({ key }) => key);
  return db.transaction().execute(async (tx) => {
    const deps = { db: tx, user, publicUrl };
    const former = await listPracticeAreas(tx);
    await dropTypes(deps, keys);
    const dropped = await choosePracticeAreas(tx, user, chosen);
    const { written, drafted } = await writeAreaPages(deps, keys);
    const takenDown = takesDownPages ? await takeDownPages(deps, dropped) : [];
    const rewritten = await fillSite(deps, former);
    await redraftPrepared({ db: tx, translatables });
    await settleStepIn(tx, user, { step: 'areas', isSkipped: false });
    return { written: await withShownNames(tx, [...rewritten, ...written]), drafted, takenDown };
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
    messageHint: '',
    figure: figureOf(ownKey),
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

async function takeDownPages(
  deps: AreaDeps,
  dropped: readonly { pagePath: string | null }[],
): Promise<NamedPage[]> {
  const pathsOf = (areas: readonly { pagePath: string | null }[]) =>
    new Set(areas.flatMap(({ pagePath }) => (pagePath ? [withoutSection(pagePath)] : [])));
  const needed = pathsOf((await listPracticeAreas(deps.db)).filter(({ isActive }) => isActive));
  const former = pathsOf(dropped);
  const takenDown = [];
  for (const { id, path, isPublished } of await listPagePaths(deps.db)) {
    if (!isPublished || needed.has(path) || !former.has(path)) continue;
    const { content } = await unpublishPage(deps, { id });
    takenDown.push({ id, name: content.name });
  }
  return takenDown;
}
