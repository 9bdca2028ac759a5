import type { FileRoutesByTo } from '../route-tree.gen.ts';
import type { AdminIconName } from './admin-icon.tsx';

export type Section = {
  to: AdminPath;
  title: string;
  /** The short label in the bottom tab bar. */
  short?: string;
  icon: AdminIconName;
  /** The key that opens the section after `g`. */
  key: string;
};

/** The back-office pages without parameters. */
export type AdminPath = Exclude<
  Extract<keyof FileRoutesByTo, '/admin' | `/admin/${string}`>,
  `${string}$${string}`
>;

/** All sections of the back office in the order and groups of the navigation. */
export const SECTION_GROUPS: readonly { title: string; sections: readonly Section[] }[] = [
  {
    title: 'Overview',
    sections: [
      { to: '/admin', title: 'Dashboard', icon: 'home', key: 'd' },
      // All suitable letters are taken, so further sections have digits.
      { to: '/admin/visits', title: 'Visits', icon: 'eye', key: '1' },
    ],
  },
  {
    title: 'Clients',
    sections: [
      { to: '/admin/people', title: 'People', icon: 'people', key: '2' },
      {
        to: '/admin/contact-submissions',
        title: 'Contact Submissions',
        short: 'Messages',
        icon: 'inbox',
        key: 'c',
      },
      {
        to: '/admin/appointments',
        title: 'Appointments',
        short: 'Calendar',
        icon: 'calendar',
        key: 'a',
      },
      { to: '/admin/consultations', title: 'Consultations', icon: 'clock', key: 'o' },
      { to: '/admin/closed-days', title: 'Closed Days', icon: 'block', key: 'y' },
      { to: '/admin/newsletter-subscribers', title: 'Newsletter', icon: 'send', key: 'n' },
      { to: '/admin/letters', title: 'Letters', icon: 'edit', key: 'r' },
      { to: '/admin/calculator-addresses', title: 'Calculator', icon: 'table', key: 'u' },
      { to: '/admin/conflicts', title: 'Conflict List', icon: 'people', key: '3' },
      { to: '/admin/privacy', title: 'Privacy', icon: 'shield', key: 'p' },
    ],
  },
  {
    title: 'Content',
    sections: [
      { to: '/admin/blog-posts', title: 'Blog Posts', short: 'Posts', icon: 'document', key: 'b' },
      { to: '/admin/pages', title: 'Pages', icon: 'page', key: 'w' },
      { to: '/admin/pictures', title: 'Pictures', icon: 'picture', key: 'j' },
      { to: '/admin/mail-texts', title: 'Mail Texts', icon: 'mail', key: 'x' },
      { to: '/admin/testimonials', title: 'Testimonials', icon: 'quote', key: 't' },
      { to: '/admin/practice-areas', title: 'Practice Areas', icon: 'bookmark', key: 'k' },
      {
        to: '/admin/component-visibility',
        title: 'Component Visibility',
        icon: 'toggle',
        key: 'v',
      },
    ],
  },
  {
    title: 'Site',
    sections: [
      { to: '/admin/themes', title: 'Themes', icon: 'theme', key: 'h' },
      { to: '/admin/team', title: 'Team', icon: 'person', key: 'e' },
      { to: '/admin/firm', title: 'Firm', icon: 'building', key: 'f' },
      { to: '/admin/integrations', title: 'Integrations', icon: 'plug', key: 'i' },
      { to: '/admin/embed', title: 'Embed', icon: 'link', key: '5' },
      { to: '/admin/webhooks', title: 'Webhooks', icon: 'send', key: '7' },
      { to: '/admin/mail', title: 'Mail', icon: 'mail', key: 'm' },
      { to: '/admin/advertising', title: 'Advertising', icon: 'bookmark', key: 'q' },
      { to: '/admin/migration', title: 'Migration', icon: 'database', key: 'g' },
      { to: '/admin/setup', title: 'Set-up', icon: 'check', key: 'z' },
    ],
  },
  {
    title: 'Access',
    sections: [
      { to: '/admin/staff', title: 'Staff', icon: 'people', key: 's' },
      { to: '/admin/api-keys', title: 'API Keys', icon: 'plug', key: '4' },
      { to: '/admin/audit-log', title: 'Audit Log', icon: 'history', key: 'l' },
    ],
  },
];

export const SECTIONS = SECTION_GROUPS.flatMap(({ sections }) => sections);

/** The sections in the bottom tab bar on phones; the others are in the More menu. */
export const TAB_PATHS: readonly AdminPath[] = [
  '/admin',
  '/admin/contact-submissions',
  '/admin/appointments',
  '/admin/blog-posts',
];
