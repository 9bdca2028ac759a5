import { ARTICLE_CATEGORY_FIELDS } from '../articles/categories/examples.ts';
import { WRITTEN_ARTICLE } from '../articles/examples.ts';
import { ATTORNEY_FIELDS, FIRM_INPUT } from '../firm/examples.ts';
import { PRACTICE_AREA_FIELDS } from '../firm/practice-areas/examples.ts';
import { MENUS_EXAMPLE, PAGE } from '../pages/examples.ts';
import { QUICK_EXIT_FIELDS } from '../quick-exit/examples.ts';
import { HOST_FIELDS, TYPE_FIELDS } from '../scheduling/examples.ts';
import { TESTIMONIAL_FIELDS } from '../testimonials/examples.ts';
import { THEME_FIELDS } from '../themes/examples.ts';
import { COMPONENTS } from '../visibility/rules.ts';

const { attorneys: _, updatedAt: __, ...FIRM } = FIRM_INPUT;
const { photo: ___, ...ATTORNEY } = ATTORNEY_FIELDS;
const { position: ____, ...TYPE } = TYPE_FIELDS;
const { updatedAt: _____, ...HOST } = HOST_FIELDS;
const { content, isPublished, publishAt } = PAGE;

/** Example for the API reference. */
export const SITE_CONTENT = {
  version: 1,
  contentVersion: 'Xv1aGkYt2m0cP4nS6wQ8zB3dF5hJ7lK9oR1uT3vW5xY',
  firm: FIRM,
  practiceAreas: [PRACTICE_AREA_FIELDS],
  attorneys: [{ slug: 'maren-castellane', ...ATTORNEY, isActive: true }],
  consultationTypes: [{ ...TYPE, hosts: ['maren-castellane'] }],
  hosts: [{ attorney: 'maren-castellane', ...HOST }],
  pages: [{ path: PAGE.path, content, draft: null, isPublished, publishAt }],
  menus: MENUS_EXAMPLE,
  testimonials: [
    {
      ...TESTIMONIAL_FIELDS,
      source: null,
      reviewedOn: null,
      sourceUrl: null,
      hasConsent: true,
    },
  ],
  articleCategories: [ARTICLE_CATEGORY_FIELDS],
  articles: [{ ...WRITTEN_ARTICLE, guestLine: null }],
  mailTexts: [],
  visibility: Object.fromEntries(COMPONENTS.map(({ key }) => [key, true])),
  quickExit: QUICK_EXIT_FIELDS,
  theme: THEME_FIELDS,
};
