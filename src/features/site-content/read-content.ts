import { createHash } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { countArticleCharacters } from '../articles/admin-queries.ts';
import { listArticleCategories } from '../articles/categories/queries.ts';
import { findEveryArticle } from '../articles/find-admin-articles.ts';
import { listEditedMailTexts } from '../email/texts/find-mail-texts.ts';
import { listAttorneys } from '../firm/attorneys/queries.ts';
import { listOffices } from '../firm/offices/queries.ts';
import { listPracticeAreas } from '../firm/practice-areas/queries.ts';
import { getFirmSettings } from '../firm/queries.ts';
import { getChosenLook } from '../look/queries.ts';
import { listWholePages } from '../pages/admin-queries.ts';
import { getMenus } from '../pages/menus/edit-menus.ts';
import { getQuickExitSettings } from '../quick-exit/queries.ts';
import { listTypeSettings } from '../scheduling/consultation-types/queries.ts';
import { listHostSettings } from '../scheduling/hosts/queries.ts';
import { listEveryTestimonial } from '../testimonials/queries.ts';
import { findActiveTheme } from '../themes/queries.ts';
import { countTranslatedCharacters } from '../translations/queries.ts';
import { getChosenVisibility } from '../visibility/queries.ts';
import type { SiteContent, StoredContent } from './content-schema.ts';
import { textOf } from './entry-rules.ts';
import { readLanguages, readTranslations } from './parts/translations.ts';
import { MAX_CONTENT_BYTES } from './rules.ts';

type Deps = Pick<Context, 'db' | 'sanitizeArticle' | 'translatables'>;

/** The content with its `contentVersion`. Throws `site_content_too_large`. */
export async function getSiteContent(deps: Deps) {
  const content = await readSiteContent(deps);
  return { contentVersion: versionOf(content), ...content };
}

/** The content of the site as a document, as of the transaction of `db`. Throws `site_content_too_large`. */
export async function readSiteContent({
  db,
  sanitizeArticle,
  translatables,
}: Deps): Promise<StoredContent> {
  await requireModestSize(db);
  const { attorneys: _, phoneE164: __, isSample, updatedAt, ...firm } = await getFirmSettings(db);
  const languages = await readLanguages({ db });
  return {
    version: 1,
    firm,
    ...(await readPeople(db)),
    pages: (await listWholePages(db)).map(({ path, content, draft, isPublished, publishAt }) => ({
      ...{ path, content, draft, isPublished, publishAt },
    })),
    menus: await getMenus({ db }),
    testimonials: (await listEveryTestimonial(db)).map(
      ({ id, createdAt, updatedAt, isSample, ...testimonial }) => testimonial,
    ),
    articleCategories: (await listArticleCategories(db)).map(
      withoutTime,
    ) as SiteContent['articleCategories'],
    articles: (await findEveryArticle({ db, sanitizeArticle })).map(
      ({ id, createdAt, updatedAt, ...article }) => article,
    ),
    mailTexts: await listEditedMailTexts({ db }),
    languages,
    translations: await readTranslations({ db, translatables }),
    visibility: await getChosenVisibility(db),
    quickExit: withoutTime(await getQuickExitSettings(db)),
    look: await readLook(db),
    theme: await readTheme(db),
  };
}

/** A hash that identifies a state of the content. */
export const versionOf = (content: SiteContent): string =>
  createHash('sha256').update(textOf(content)).digest('base64url');

/** The practice areas, attorneys, consultation types and hosts with their hours. */
async function readPeople(db: Db) {
  const attorneys = (await listAttorneys(db)).map(({ photo, updatedAt, ...person }) => person);
  const shown = new Set(attorneys.filter(({ isActive }) => isActive).map(({ slug }) => slug));
  // Excludes hosts who are inactive and whose attorney is hidden.
  const hosts = (await listHostSettings(db)).filter(
    ({ slug, isActive }) => isActive || slug === null || shown.has(slug),
  );
  const names = new Map(hosts.map(({ number, slug }) => [number, slug]));
  return {
    offices: (await listOffices(db)).map(({ pictureId, updatedAt, ...office }) => office),
    practiceAreas: (await listPracticeAreas(db)).map(withoutTime) as SiteContent['practiceAreas'],
    attorneys,
    consultationTypes: (await listTypeSettings(db)).map(({ position, updatedAt, ...type }) => ({
      ...type,
      hosts: type.hosts.flatMap((number) => (names.has(number) ? [names.get(number) ?? null] : [])),
    })),
    hosts: hosts.map(({ number, slug, name, updatedAt, ...host }) => ({ attorney: slug, ...host })),
  };
}

async function readLook(db: Db) {
  const { hero, drawing } = await getChosenLook(db);
  return { hero, drawing };
}

async function readTheme(db: Db) {
  const theme = await findActiveTheme(db);
  if (!theme) return null;
  const { name, displayName, description, cssVariables } = theme;
  return { name, displayName, description, cssVariables };
}

const withoutTime = <Entry extends { updatedAt: Date }>({ updatedAt, ...entry }: Entry) => entry;

async function requireModestSize(db: Db): Promise<void> {
  const characters = (await countArticleCharacters(db)) + (await countTranslatedCharacters(db));
  if (characters < MAX_CONTENT_BYTES) return;
  throw new DomainError(
    'conflict',
    'site_content_too_large',
    'The articles of this site are too long for one document. Use a backup instead.',
  );
}
