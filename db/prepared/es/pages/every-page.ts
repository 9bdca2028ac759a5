import type { PreparedTexts } from '../../prepared-texts.ts';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { advertising } from './advertising.ts';
import { applicationPages } from './application-pages.ts';
import { estatePlanning } from './estate-planning.ts';
import { familyLaw } from './family-law.ts';
import { home } from './home.ts';
import { leaving } from './leaving.ts';
import { practiceAreas } from './practice-areas.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

export const pages: readonly PreparedTexts[] = [
  home,
  about,
  practiceAreas,
  familyLaw,
  estatePlanning,
  applicationPages,
  privacy,
  terms,
  advertising,
  accessibility,
  leaving,
];
