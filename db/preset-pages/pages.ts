import type { PageContentInput } from '../../src/features/pages/blocks/schema.ts';
import { aboutPage } from './about.ts';
import { applicationPages } from './application-pages.ts';
import { estatePlanningPage } from './estate-planning.ts';
import { familyLawPage } from './family-law.ts';
import { homePage } from './home.ts';
import { leavingPage } from './leaving.ts';
import { accessibilityPage, advertisingPage, privacyPage, termsPage } from './legal-pages.ts';
import { practiceAreasPage } from './practice-areas.ts';

export type PresetPage = {
  path: string;
  kind: 'page' | 'application';
  content: PageContentInput;
};

/**
 * The pages that the baseline inserts into every installation. They are part of it: later text changes are made by
 * staff, or by a migration.
 */
export const presetPages: readonly PresetPage[] = [
  { path: '/', kind: 'application', content: homePage },
  { path: '/about', kind: 'page', content: aboutPage },
  { path: '/practice-areas', kind: 'page', content: practiceAreasPage },
  { path: '/practice-areas/family-law', kind: 'page', content: familyLawPage },
  { path: '/practice-areas/estate-planning', kind: 'page', content: estatePlanningPage },
  ...applicationPages,
  { path: '/privacy', kind: 'page', content: privacyPage },
  { path: '/terms', kind: 'page', content: termsPage },
  { path: '/advertising', kind: 'page', content: advertisingPage },
  { path: '/accessibility', kind: 'page', content: accessibilityPage },
  { path: '/leaving-this-site', kind: 'application', content: leavingPage },
];
