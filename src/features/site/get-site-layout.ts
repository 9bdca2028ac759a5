import { languageName } from '../../../messages/messages.ts';
import { listPublishedLanguages } from '../../platform/languages/published-queries.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { listCategoriesIn } from '../articles/categories/translatable.ts';
import { findMailDelivery } from '../email/summarise-outbox.ts';
import { listAreasIn } from '../firm/practice-areas/translatable.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { getStatements } from '../firm/statements/get-statements.ts';
import { packFor } from '../jurisdictions/resolve-pack.ts';
import { otherWords } from '../jurisdictions/words-rules.ts';
import { findSiteLook } from '../look/site-look.ts';
import { findPageHead } from '../pages/find-page.ts';
import { findMenus } from '../pages/menus/find-menus.ts';
import { menusIn } from '../pages/menus/translatable.ts';
import { listUnpublishedPaths } from '../pages/queries.ts';
import { type PagesIn, readPagesIn } from '../pages/read-pages-in.ts';
import { hasFreeConsultation } from '../scheduling/queries.ts';
import { findActiveTheme } from '../themes/queries.ts';
import { shownTheme } from '../themes/shown-theme.ts';
import { themeCss } from '../themes/theme-css.ts';
import type { InLanguage } from '../translations/read-translations.ts';
import { getVisibility } from '../visibility/queries.ts';
import type { SiteLayout } from './schema.ts';

type PracticeAreaSettings = Awaited<ReturnType<typeof listAreasIn>>[number];
type ArticleCategorySettings = Awaited<ReturnType<typeof listCategoriesIn>>[number];

type Deps = Pick<
  Context,
  'db' | 'language' | 'now' | 'publicUrl' | 'themePreview' | 'holdsMail' | 'catchesMail'
>;

/** The data for the layout of every public page. */
export async function getSiteLayout(ctx: Deps): Promise<SiteLayout> {
  const { db, now, publicUrl, themePreview } = ctx;
  const [firm, visibility, theme, areas, unpublished, categories, hasFree, mail, languages, pages] =
    await Promise.all([
      getFirmProfile(db, ctx.language),
      getVisibility(db),
      findActiveTheme(db),
      listAreasIn(db, ctx.language),
      listUnpublishedPaths(db),
      listCategoriesIn(db, ctx.language),
      hasFreeConsultation(db),
      findMailDelivery(ctx),
      listPublishedLanguages(db),
      readPagesIn(db, ctx.language),
    ]);
  const { emergencyNumber, words } = packFor(firm);
  const shown = themePreview ?? shownTheme(theme);
  const { look, css } = await findSiteLook(db, { theme: shown, firmName: firm.name });
  return {
    firm: {
      ...firm,
      hasFreeConsultation: hasFree,
      emergencyNumber,
    },
    ...otherWords(words),
    visibility,
    statements: await getStatements(db, firm),
    menus: await menusIn(db, await findMenus(db, visibility, pages), ctx.language),
    letter: visibility.newsletter_signup
      ? await findPageHead(db, '/newsletter', firm, ctx.language)
      : null,
    ...practiceAreasOf(areas, unpublished, pages),
    ...articleCategoriesOf(categories),
    themeCss: `${shown === null ? '' : themeCss(shown)}${css}` || null,
    look,
    sendsMail: mail.kind === 'sent',
    publicUrl,
    languages: languages.map((language) => ({ language, name: languageName(language) })),
    year: Number(localDateOf(now(), firm.zone).slice(0, 4)),
  };
}

/** An area whose page is not published has no link. */
function practiceAreasOf(
  all: readonly PracticeAreaSettings[],
  unpublished: readonly string[],
  pages: PagesIn,
) {
  const shownPath = (path: string | null) => {
    const [, page = '', rest = ''] = /^([^#?]*)(.*)$/.exec(path ?? '') ?? [];
    const isShown = !unpublished.includes(page) && !pages.isHidden({ path: page, kind: 'page' });
    return path !== null && isShown ? pages.pathOf(page) + rest : null;
  };
  return {
    practiceAreas: all
      .filter(({ isActive }) => isActive)
      .map(({ pagePath, messageHint, isActive: _, updatedAt: __, ...area }) => ({
        ...area,
        ...(messageHint && { messageHint }),
        path: shownPath(pagePath),
      })),
    formerPracticeAreas: formerOf(all),
  };
}

function articleCategoriesOf(all: readonly ArticleCategorySettings[]) {
  return {
    articleCategories: all
      .filter(({ isActive }) => isActive)
      .map(({ isActive: _, updatedAt: __, ...category }) => category),
    formerArticleCategories: formerOf(all),
  };
}

const formerOf = (all: readonly InLanguage<{ key: string; label: string; isActive: boolean }>[]) =>
  all
    .filter(({ isActive }) => !isActive)
    .map(({ key, label, originalLanguage }) => ({
      ...{ key, label },
      ...(originalLanguage && { originalLanguage }),
    }));
