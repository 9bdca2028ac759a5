import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { listArticleCategories } from '../articles/categories/queries.ts';
import { findMailDelivery } from '../email/summarise-outbox.ts';
import { listPracticeAreas } from '../firm/practice-areas/queries.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { getStatements } from '../firm/statements/get-statements.ts';
import { findSiteLook } from '../look/site-look.ts';
import { findPageHead } from '../pages/find-page.ts';
import { findMenus } from '../pages/menus/find-menus.ts';
import { listUnpublishedPaths } from '../pages/queries.ts';
import { hasFreeConsultation } from '../scheduling/queries.ts';
import { findActiveTheme } from '../themes/queries.ts';
import { shownTheme } from '../themes/shown-theme.ts';
import { themeCss } from '../themes/theme-css.ts';
import { getVisibility } from '../visibility/queries.ts';
import type { SiteLayout } from './schema.ts';

type PracticeAreaSettings = Awaited<ReturnType<typeof listPracticeAreas>>[number];
type ArticleCategorySettings = Awaited<ReturnType<typeof listArticleCategories>>[number];

type Deps = Pick<
  Context,
  'db' | 'now' | 'publicUrl' | 'themePreview' | 'holdsMail' | 'catchesMail'
>;

/** The data for the layout of every public page. */
export async function getSiteLayout(ctx: Deps): Promise<SiteLayout> {
  const { db, now, publicUrl, themePreview } = ctx;
  const [firm, visibility, theme, areas, unpublished, categories, hasFree, mail] =
    await Promise.all([
      getFirmProfile(db),
      getVisibility(db),
      findActiveTheme(db),
      listPracticeAreas(db),
      listUnpublishedPaths(db),
      listArticleCategories(db),
      hasFreeConsultation(db),
      findMailDelivery(ctx),
    ]);
  const shown = themePreview ?? shownTheme(theme);
  const { look, css } = await findSiteLook(db, { theme: shown, firmName: firm.name });
  return {
    firm: { ...firm, hasFreeConsultation: hasFree },
    visibility,
    statements: await getStatements(db, firm),
    menus: await findMenus(db, visibility),
    letter: visibility.newsletter_signup ? await findPageHead(db, '/newsletter', firm) : null,
    ...practiceAreasOf(areas, unpublished),
    ...articleCategoriesOf(categories),
    themeCss: `${shown === null ? '' : themeCss(shown)}${css}` || null,
    look,
    sendsMail: mail.kind === 'sent',
    publicUrl,
    year: Number(localDateOf(now(), firm.zone).slice(0, 4)),
  };
}

/** An area whose page is not published has no link. */
function practiceAreasOf(all: readonly PracticeAreaSettings[], unpublished: readonly string[]) {
  const shownPath = (path: string | null) =>
    path !== null && unpublished.includes(path.replace(/[#?].*/, '')) ? null : path;
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
      .map(({ key, label, figure }) => ({ key, label, figure })),
    formerArticleCategories: formerOf(all),
  };
}

const formerOf = (all: readonly { key: string; label: string; isActive: boolean }[]) =>
  all.filter(({ isActive }) => !isActive).map(({ key, label }) => ({ key, label }));
