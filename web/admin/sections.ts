import type { Permission } from '../../src/platform/auth/permissions/rules.ts';
import type { FileRoutesByTo } from '../route-tree.gen.ts';
import type { AdminIconName } from './admin-icon.tsx';

export type Section = {
  to: AdminPath;
  title: string;
  /** The label in the bottom tab bar, where there is little room. */
  short?: string;
  icon: AdminIconName;
  /** What is needed to see the section; the dashboard shows everybody their part. */
  permission?: Permission;
  /** What is needed to change something in it. */
  change?: Permission;
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
      // All letters are taken: further sections have digits.
      { to: '/admin/visits', permission: 'visits.read', title: 'Visits', icon: 'eye', key: '1' },
    ],
  },
  {
    title: 'Clients',
    sections: [
      {
        to: '/admin/people',
        permission: 'people.read',
        change: 'people.change',
        title: 'People',
        icon: 'people',
        key: '2',
      },
      {
        to: '/admin/contact-submissions',
        permission: 'messages.read',
        change: 'messages.answer',
        title: 'Contact Submissions',
        short: 'Messages',
        icon: 'inbox',
        key: 'c',
      },
      {
        to: '/admin/appointments',
        permission: 'appointments.read',
        change: 'appointments.change',
        title: 'Appointments',
        short: 'Calendar',
        icon: 'calendar',
        key: 'a',
      },
      {
        to: '/admin/consultations',
        permission: 'availability.read',
        change: 'availability.change',
        title: 'Consultations',
        icon: 'clock',
        key: 'o',
      },
      {
        to: '/admin/closed-days',
        permission: 'appointments.read',
        change: 'availability.change',
        title: 'Closed Days',
        icon: 'block',
        key: 'y',
      },
      {
        to: '/admin/newsletter-subscribers',
        permission: 'subscribers.read',
        change: 'subscribers.change',
        title: 'Newsletter',
        icon: 'send',
        key: 'n',
      },
      {
        to: '/admin/letters',
        permission: 'letters.read',
        change: 'letters.change',
        title: 'Letters',
        icon: 'edit',
        key: 'r',
      },
      {
        to: '/admin/calculator-addresses',
        permission: 'calculations.read',
        title: 'Calculator',
        icon: 'table',
        key: 'u',
      },
      {
        to: '/admin/conflicts',
        permission: 'conflictList.read',
        change: 'conflictList.change',
        title: 'Conflict List',
        icon: 'people',
        key: '3',
      },
      {
        to: '/admin/privacy',
        permission: 'privacy.find',
        title: 'Privacy',
        icon: 'shield',
        key: 'p',
      },
    ],
  },
  {
    title: 'Content',
    sections: [
      {
        to: '/admin/blog-posts',
        permission: 'articles.read',
        change: 'articles.change',
        title: 'Blog Posts',
        short: 'Posts',
        icon: 'document',
        key: 'b',
      },
      {
        to: '/admin/pages',
        permission: 'pages.read',
        change: 'pages.change',
        title: 'Pages',
        icon: 'page',
        key: 'w',
      },
      {
        to: '/admin/pictures',
        permission: 'pictures.read',
        change: 'pictures.change',
        title: 'Pictures',
        icon: 'picture',
        key: 'j',
      },
      {
        to: '/admin/mail-texts',
        permission: 'mailTexts.read',
        change: 'mailTexts.change',
        title: 'Mail Texts',
        icon: 'mail',
        key: 'x',
      },
      {
        to: '/admin/testimonials',
        permission: 'testimonials.read',
        change: 'testimonials.change',
        title: 'Testimonials',
        icon: 'quote',
        key: 't',
      },
      {
        to: '/admin/practice-areas',
        permission: 'practiceAreas.read',
        change: 'practiceAreas.change',
        title: 'Practice Areas',
        icon: 'bookmark',
        key: 'k',
      },
      {
        to: '/admin/component-visibility',
        permission: 'visibility.read',
        change: 'visibility.change',
        title: 'Component Visibility',
        icon: 'toggle',
        key: 'v',
      },
    ],
  },
  {
    title: 'Site',
    sections: [
      {
        to: '/admin/themes',
        permission: 'themes.read',
        change: 'themes.change',
        title: 'Themes',
        icon: 'theme',
        key: 'h',
      },
      {
        to: '/admin/team',
        permission: 'team.read',
        change: 'team.change',
        title: 'Team',
        icon: 'person',
        key: 'e',
      },
      {
        to: '/admin/firm',
        permission: 'firm.read',
        change: 'firm.change',
        title: 'Firm',
        icon: 'building',
        key: 'f',
      },
      {
        to: '/admin/integrations',
        permission: 'news.read',
        title: 'Integrations',
        icon: 'plug',
        key: 'i',
      },
      {
        to: '/admin/embed',
        permission: 'embed.read',
        change: 'embed.change',
        title: 'Embed',
        icon: 'link',
        key: '5',
      },
      {
        to: '/admin/webhooks',
        permission: 'webhooks.read',
        change: 'webhooks.change',
        title: 'Webhooks',
        icon: 'send',
        key: '7',
      },
      {
        to: '/admin/mail',
        permission: 'mails.read',
        change: 'mails.change',
        title: 'Mail',
        icon: 'mail',
        key: 'm',
      },
      {
        to: '/admin/advertising',
        permission: 'archive.read',
        title: 'Advertising',
        icon: 'bookmark',
        key: 'q',
      },
      {
        to: '/admin/migration',
        permission: 'migration.read',
        change: 'migration.run',
        title: 'Migration',
        icon: 'database',
        key: 'g',
      },
      {
        to: '/admin/setup',
        permission: 'setup.read',
        change: 'setup.change',
        title: 'Set-up',
        icon: 'check',
        key: 'z',
      },
    ],
  },
  {
    title: 'Access',
    sections: [
      {
        to: '/admin/staff',
        permission: 'staff.read',
        change: 'staff.manage',
        title: 'Staff',
        icon: 'people',
        key: 's',
      },
      {
        to: '/admin/api-keys',
        permission: 'apiKeys.read',
        change: 'apiKeys.manage',
        title: 'API Keys',
        icon: 'plug',
        key: '4',
      },
      {
        to: '/admin/audit-log',
        permission: 'audit.read',
        title: 'Audit Log',
        icon: 'history',
        key: 'l',
      },
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
