import { pageContentSchema } from '../../../src/features/pages/blocks/schema.ts';
import { translatablePages } from '../../../src/features/pages/translatable.ts';
import { areaPageContent } from '../../../src/features/setup/areas/area-page.ts';
import { COMMON_AREAS } from '../../../src/features/setup/areas/rules.ts';
import { textsOf } from '../../../src/features/translations/text-rules.ts';
import { presetPage } from '../../area-presets/area-page.ts';
import { AREA_PRESETS } from '../../area-presets/every-preset.ts';
import { needsCalculator, type PresetSite } from '../../area-presets/site/site.ts';
import { SITE_PAGES } from '../../area-presets/site/site-pages.ts';
import { demoArticles } from '../../demo/articles.ts';
import { inesHalloran } from '../../demo/attorneys/ines-halloran.ts';
import { marenCastellane } from '../../demo/attorneys/maren-castellane.ts';
import { theoOkonjo } from '../../demo/attorneys/theo-okonjo.ts';
import { demoFirm } from '../../demo/firm.ts';
import { demoTypes } from '../../demo/hosts.ts';
import { presetMenus } from '../../preset-pages/menus.ts';
import { presetPages } from '../../preset-pages/pages.ts';

/** The areas of the sites whose texts are looked at: few, many, and those that need a calculator. */
export const SITES: readonly PresetSite['areas'][] = [
  COMMON_AREAS,
  COMMON_AREAS.filter(({ key }) => ['immigration', 'employment'].includes(key)),
  COMMON_AREAS.filter(({ key }) => ['estate-planning', 'probate'].includes(key)),
  COMMON_AREAS.filter(({ key }) => key === 'family-law'),
];

const labelOf = (key: string) => COMMON_AREAS.find((area) => area.key === key)?.label ?? '';
const textsOfPage = (content: unknown) =>
  textsOf(pageContentSchema.parse(content), translatablePages.textKeys).map(({ text }) => text);
const isSaid = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';

/** Every text that the product writes into pages of a site about these areas. */
export const textsOfSite = (areas: PresetSite['areas']): string[] =>
  [true, false].flatMap((comparesTrust) => {
    const hasCalculator = needsCalculator(areas.map(({ key }) => key));
    const site = { areas, hasCalculator, comparesTrust };
    return Object.values(SITE_PAGES).flatMap((contentOf) => textsOfPage(contentOf(site)));
  });

/** Every other text that it writes: installed pages and menus, presets of areas, and the demo firm. */
export const PRODUCT_TEXTS: readonly string[] = [
  ...['Initial Consultation (30 min)', 'Follow-up Meeting (30 min)', 'Other'],
  ...presetPages.flatMap(({ content }) => textsOfPage(content)),
  ...AREA_PRESETS.flatMap((preset) => [
    ...textsOfPage(presetPage(preset, labelOf(preset.key))),
    ...preset.types.flatMap(({ label, description, bringText }) => [label, description, bringText]),
    preset.messageHint,
  ]),
  ...COMMON_AREAS.flatMap((area) => [
    ...[area.label, area.summary],
    ...textsOfPage(areaPageContent(area)),
    ...textsOfPage(areaPageContent({ ...area, summary: '' })),
  ]),
  ...Object.values(presetMenus).flatMap((links) => links.map(({ text }) => text)),
  ...[marenCastellane, theoOkonjo, inesHalloran].flatMap(({ page, education, memberships }) => [
    ...[...textsOfPage(page), ...education, ...memberships],
  ]),
  ...demoFirm.attorneys.flatMap(({ role, statement, languages }) => [
    ...[role, statement, ...languages],
  ]),
  ...Object.values(demoFirm.claims).map((claim) => claim?.text),
  ...Object.values(demoTypes).flatMap(({ description, placeText, priceLabel }) => [
    ...[description, placeText, priceLabel],
  ]),
  ...demoArticles.flatMap(({ title, excerpt, content }) => [title, excerpt, content]),
].filter(isSaid);
