/** The components of the public site that staff can hide, with their documented keys (admin spec §9). */
export const COMPONENTS = [
  {
    key: 'testimonials',
    name: 'Testimonials',
    description: 'What clients say, on the home page and on the reviews page.',
  },
  {
    key: 'blog_articles',
    name: 'Blog Articles',
    description: 'The firm’s own articles, on the home page and under News.',
  },
  {
    key: 'external_blog_articles',
    name: 'External Blog Articles',
    description: 'News from other sites, under News.',
  },
  {
    key: 'probate_calculator',
    name: 'Probate Calculator',
    description: 'The calculator page and its teaser on the home page.',
  },
  {
    key: 'consultation_booking',
    name: 'Consultation Booking',
    description: 'Online booking, wherever it is offered. Without it, visitors are asked to call.',
  },
  {
    key: 'contact_form',
    name: 'Contact Form',
    description: 'The form on the contact page. Phone and address stay.',
  },
  {
    key: 'newsletter_signup',
    name: 'Newsletter Signup',
    description: 'The letter to subscribers, in the footer and under articles.',
  },
  {
    key: 'practice_areas',
    name: 'Practice Areas',
    description: 'The practice areas on the home page and their pages.',
  },
  {
    key: 'ai_assistants',
    name: 'AI Assistants',
    description:
      'Assistants may look up the firm, its articles and free times, and hold a time that the person confirms.',
  },
] as const;

export type ComponentKey = (typeof COMPONENTS)[number]['key'];

/** A component as the documented calls return it. */
export type Component = {
  componentKey: ComponentKey;
  componentName: string;
  description: string;
  isVisible: boolean;
};

/** Which components the public site shows. */
export type Visibility = Readonly<Record<ComponentKey, boolean>>;

/** Pages that depend on components, with the pages below them: they are hidden when all of the components are. */
const PAGES: Readonly<Record<string, readonly ComponentKey[]>> = {
  '/practice-areas': ['practice_areas'],
  '/probate-calculator': ['probate_calculator'],
  '/schedule': ['consultation_booking'],
  '/blog': ['blog_articles', 'external_blog_articles'],
  '/external-articles': ['external_blog_articles'],
  '/reviews': ['testimonials'],
  '/newsletter': ['newsletter_signup'],
};

/** Whether the site currently shows this page: used for links, the sitemap, and the page itself. */
export function isPageShown(path: string, visibility: Visibility): boolean {
  const keys = PAGES[path] ?? PAGES[path.slice(0, path.lastIndexOf('/'))];
  return keys === undefined || keys.some((key) => visibility[key]);
}
