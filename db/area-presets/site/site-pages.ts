import type { PageContentInput } from '../../../src/features/pages/blocks/schema.ts';
import { aboutPage } from './about.ts';
import { homePage } from './home.ts';
import { LEGAL_PAGES } from './legal-pages.ts';
import {
  areasPage,
  calculatorPage,
  externalNewsPage,
  letterPage,
  newsPage,
} from './other-pages.ts';
import type { PresetSite } from './site.ts';

/** The pages, by path, whose texts depend on the areas of the firm or name the state of the sample firm. */
export const SITE_PAGES: Readonly<Record<string, (site: PresetSite) => PageContentInput>> = {
  '/': homePage,
  '/about': aboutPage,
  '/practice-areas': areasPage,
  '/blog': newsPage,
  '/external-articles': externalNewsPage,
  '/newsletter': letterPage,
  '/probate-calculator': calculatorPage,
  ...LEGAL_PAGES,
};
