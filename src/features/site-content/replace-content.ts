import { inSnapshot } from '../../../db/in-snapshot.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { editedMeanwhile } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { answerFindings } from '../advertising/answer-findings.ts';
import { advertisingTextsOf } from './advertising-texts.ts';
import { changesBetween } from './compare-content.ts';
import type { SiteContent } from './content-schema.ts';
import { writeArticles } from './parts/articles.ts';
import { hideAttorneys, removeAttorneys, writeAttorneys } from './parts/attorneys.ts';
import { writeFirm, writeTheme, writeVisibility } from './parts/firm.ts';
import { addHosts, removeTypes, writeHosts, writeTypes } from './parts/hosts.ts';
import { removeKeyed, writeKeyed } from './parts/keyed.ts';
import { writeLook } from './parts/look.ts';
import { writeMailTexts } from './parts/mail-texts.ts';
import { writeMenus, writePages } from './parts/pages.ts';
import type { PartDeps } from './parts/part-deps.ts';
import { writeQuickExit } from './parts/quick-exit.ts';
import { writeTestimonials } from './parts/testimonials.ts';
import { writeLanguages, writeTranslations } from './parts/translations.ts';
import { prepareContent, withDefaultsOf } from './prepare-content.ts';
import { getSiteContent, readSiteContent, versionOf } from './read-content.ts';
import type { ReplaceSiteContentInput } from './schema.ts';

type Texts = ReturnType<typeof advertisingTextsOf>;
type Deps = Pick<Context, 'db' | 'now' | 'publicUrl' | 'sanitizeArticle' | 'translatables'> & {
  user: User;
};

/**
 * Replaces the content of the site, all or nothing, and returns the new content. Unchanged entries are not written.
 * Entries that are missing are deleted; attorneys, practice areas, categories and consultation types that records refer
 * to become inactive instead. Throws `edited_meanwhile` if the content is not the one that the caller read,
 * `invalid_input`, `advertising_findings`, `low_contrast`, and the errors of the calls that change the parts.
 */
export async function replaceSiteContent(
  deps: Deps,
  { contentVersion, advertisingReason, confirmLowContrast, ...document }: ReplaceSiteContentInput,
) {
  const prepared = await prepareContent(deps, document);
  // Fills the cache of sanitized texts before the transaction, which must not wait for a worker thread.
  await readSiteContent(deps);
  await inSnapshot(deps.db, async (tx) => {
    const inside = { ...deps, db: tx, advertisingReason, confirmLowContrast };
    const before = await readSiteContent(inside);
    if (versionOf(before) !== contentVersion) {
      throw editedMeanwhile(
        'The content of the site has changed since it was read. Read it again.',
      );
    }
    const after = withDefaultsOf(prepared, before);
    const changes = changesBetween(before, after);
    if (changes.length === 0) return;
    const texts = [after, before].map((each) => advertisingTextsOf(each, deps)) as [Texts, Texts];
    const answered = await answerFindings(tx, ...texts, advertisingReason);
    await writeContent(inside, before, after);
    await logChange(tx, deps.user.username, 'site-content.replace', ['firm_profile', null], {
      after: { changes, ...answered },
    });
  });
  return getSiteContent(deps);
}

/** Writes each part after the parts to which it refers, and removes entries after the entries that refer to them. */
async function writeContent(deps: PartDeps, before: SiteContent, after: SiteContent) {
  await writeKeyed(deps, 'offices', before, after);
  await writeKeyed(deps, 'practiceAreas', before, after);
  await writeKeyed(deps, 'articleCategories', before, after);
  await writeAttorneys(deps, before, after);
  await addHosts(deps, before, after);
  await writeTypes(deps, before, after);
  await writeHosts(deps, before, after);
  await hideAttorneys(deps, before, after);
  await writeFirm(deps, before, after);
  await writePages(deps, before, after);
  await writeMenus(deps, after);
  await writeTestimonials(deps, before, after);
  await writeArticles(deps, before, after);
  await removeAttorneys(deps, before, after);
  await removeTypes(deps, before, after);
  await removeKeyed(deps, 'articleCategories', before, after);
  await removeKeyed(deps, 'practiceAreas', before, after);
  await removeKeyed(deps, 'offices', before, after);
  await writeMailTexts(deps, before, after);
  await writeLanguages(deps, before, after);
  await writeTranslations(deps, before, after);
  await writeVisibility(deps, before, after);
  await writeQuickExit(deps, before, after);
  await writeLook(deps, before, after);
  await writeTheme(deps, before, after);
}
