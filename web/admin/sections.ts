import type { FileRoutesByTo } from '../route-tree.gen.ts';
import type { AdminIconName } from './admin-icon.tsx';

/** The back-office pages without parameters. */
export type AdminPath = Exclude<
  Extract<keyof FileRoutesByTo, '/admin' | `/admin/${string}`>,
  `${string}$${string}`
>;

/** A page of the back office that is listed in the navigation. */
export type Section = {
  to: AdminPath;
  /** The title of the page. */
  title: string;
  /** The key that opens the section after `g`. */
  key: string;
  /** The tabs of the section, if not one with its title; `view` is the search parameter of that name. */
  tabs?: readonly { title: string; view?: string }[];
};

/** An entry of the navigation. It links to its first section; the sections are the tabs beside their titles. */
export type Entry = {
  label: string;
  icon: AdminIconName;
  sections: readonly [Section, ...Section[]];
  /** What the entry contains, in the words of staff. */
  about?: string;
};

export type EntryGroup = { title: string; entries: readonly Entry[] };

/** The daily work, in the order of the navigation. All suitable letters are taken, so some sections have digits as keys. */
export const MAIN_GROUPS: readonly EntryGroup[] = [
  {
    title: 'Work',
    entries: [
      { label: 'Today', icon: 'today', sections: [{ to: '/admin', title: 'Dashboard', key: 'd' }] },
      {
        label: 'Messages',
        icon: 'inbox',
        sections: [{ to: '/admin/contact-submissions', title: 'Contact Submissions', key: 'c' }],
      },
      {
        label: 'Calendar',
        icon: 'calendar',
        sections: [
          {
            to: '/admin/appointments',
            title: 'Appointments',
            key: 'a',
            tabs: [{ title: 'List' }, { title: 'Week', view: 'week' }],
          },
          {
            to: '/admin/closed-days',
            title: 'Closed Days',
            key: 'y',
            tabs: [{ title: 'Closed days' }],
          },
        ],
      },
      {
        label: 'People',
        icon: 'people',
        sections: [
          { to: '/admin/people', title: 'People', key: '2' },
          { to: '/admin/conflicts', title: 'Conflict List', key: '3' },
          { to: '/admin/calculator-addresses', title: 'Calculator Addresses', key: 'u' },
        ],
      },
    ],
  },
  {
    title: 'Publish',
    entries: [
      {
        label: 'Articles',
        icon: 'document',
        sections: [{ to: '/admin/blog-posts', title: 'Blog Posts', key: 'b' }],
      },
      {
        label: 'Newsletter',
        icon: 'mail',
        sections: [
          { to: '/admin/letters', title: 'Newsletter', key: 'r' },
          { to: '/admin/newsletter-subscribers', title: 'Subscribers', key: 'n' },
        ],
      },
      {
        label: 'Pages',
        icon: 'page',
        sections: [
          { to: '/admin/pages', title: 'Pages', key: 'w' },
          { to: '/admin/practice-areas', title: 'Practice Areas', key: 'k' },
          { to: '/admin/pictures', title: 'Pictures', key: 'j' },
          { to: '/admin/component-visibility', title: 'Component Visibility', key: 'v' },
        ],
      },
      {
        label: 'Reviews',
        icon: 'quote',
        sections: [{ to: '/admin/testimonials', title: 'Testimonials', key: 't' }],
      },
      {
        label: 'Visits',
        icon: 'chart',
        sections: [{ to: '/admin/visits', title: 'Visits', key: '1' }],
      },
    ],
  },
];

/** The entry that opens the list of the settings. */
export const SETTINGS: Entry = {
  label: 'Settings',
  icon: 'sliders',
  sections: [{ to: '/admin/settings', title: 'Settings', key: ',' }],
};

/** What only technicians need is in the last group, which is folded. */
export const SETTINGS_GROUPS: readonly EntryGroup[] = [
  {
    title: 'Your firm',
    entries: [
      {
        label: 'Firm',
        icon: 'building',
        about: 'Name, offices, opening hours and the words under every page',
        sections: [{ to: '/admin/firm', title: 'Firm', key: 'f' }],
      },
      {
        label: 'Team and hours',
        icon: 'person',
        about: 'Profiles on the site, working hours, leave and calendars',
        sections: [{ to: '/admin/team', title: 'Team', key: 'e' }],
      },
      {
        label: 'Consultations',
        icon: 'clock',
        about: 'What clients can book, how long it takes and with whom',
        sections: [{ to: '/admin/consultations', title: 'Consultations', key: 'o' }],
      },
    ],
  },
  {
    title: 'Your website',
    entries: [
      {
        label: 'Look',
        icon: 'theme',
        about: 'Themes: the colours and the typefaces of the site; logo and picture',
        sections: [
          { to: '/admin/themes', title: 'Themes', key: 'h' },
          { to: '/admin/look', title: 'Logo and Picture', key: '6' },
        ],
      },
      {
        label: 'Set-up',
        icon: 'check',
        about: 'The steps until the site is ready for clients',
        sections: [{ to: '/admin/setup', title: 'Set-up', key: 'z' }],
      },
    ],
  },
  {
    title: 'Reaching people',
    entries: [
      {
        label: 'Mail',
        icon: 'send',
        about: 'What was sent, what was not and why, and the texts',
        sections: [
          { to: '/admin/mail', title: 'Mail', key: 'm' },
          { to: '/admin/mail-texts', title: 'Mail Texts', key: 'x' },
        ],
      },
      {
        label: 'Connections',
        icon: 'plug',
        about: 'Integrations: calendars, the mail server, reviews and blog sources',
        sections: [{ to: '/admin/integrations', title: 'Integrations', key: 'i' }],
      },
    ],
  },
  {
    title: 'Inside the office',
    entries: [
      {
        label: 'Staff and roles',
        icon: 'shield',
        about: 'Who may sign in, and what they may do',
        sections: [{ to: '/admin/staff', title: 'Staff', key: 's' }],
      },
      {
        label: 'Advertising',
        icon: 'bookmark',
        about: 'What the site said, and when: the record of your advertising',
        sections: [{ to: '/admin/advertising', title: 'Advertising', key: 'q' }],
      },
      {
        label: 'Privacy',
        icon: 'eye',
        about: 'Everything about one person: to give out or to delete',
        sections: [{ to: '/admin/privacy', title: 'Privacy', key: 'p' }],
      },
    ],
  },
  {
    title: 'For your IT',
    entries: [
      {
        label: 'Facts for your IT',
        icon: 'info',
        about: 'Domain, https, keys, mail and backups on one page, to print or send',
        sections: [{ to: '/admin/for-your-it', title: 'For Your IT', key: '8' }],
      },
      {
        label: 'API Keys',
        icon: 'key',
        about: 'Access for other programs',
        sections: [{ to: '/admin/api-keys', title: 'API Keys', key: '4' }],
      },
      {
        label: 'Webhooks',
        icon: 'upload',
        about: 'Events for other programs',
        sections: [{ to: '/admin/webhooks', title: 'Webhooks', key: '7' }],
      },
      {
        label: 'Embed',
        icon: 'link',
        about: 'Booking and calculator on another website',
        sections: [{ to: '/admin/embed', title: 'Embed', key: '5' }],
      },
      {
        label: 'Migration',
        icon: 'database',
        about: 'A copy of the data in DynamoDB',
        sections: [{ to: '/admin/migration', title: 'Migration', key: 'g' }],
      },
      {
        label: 'Audit Log',
        icon: 'history',
        about: 'Who changed what, and when',
        sections: [{ to: '/admin/audit-log', title: 'Audit Log', key: 'l' }],
      },
    ],
  },
];

const MAIN_ENTRIES = MAIN_GROUPS.flatMap(({ entries }) => entries);
const SETTINGS_ENTRIES = SETTINGS_GROUPS.flatMap(({ entries }) => entries);
const ENTRIES = [...MAIN_ENTRIES, SETTINGS, ...SETTINGS_ENTRIES];

export const SECTIONS: readonly Section[] = ENTRIES.flatMap(({ sections }) => sections);

/** The section that a path belongs to. */
export const sectionOf = (pathname: string): Section | undefined =>
  SECTIONS.find(({ to }) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)));

/** The entry of the navigation that a section belongs to. */
export const entryOf = (section: Section): Entry | undefined =>
  ENTRIES.find(({ sections }) => sections.includes(section));

/** Whether a section is one of the settings. */
export const isSetting = (section: Section): boolean =>
  SETTINGS_ENTRIES.some(({ sections }) => sections.includes(section));

/**
 * The groups with the entries that match a text: each word of it must be the prefix of a word of the entry's label, of
 * its description or of a title.
 */
export function findEntries(groups: readonly EntryGroup[], text: string): EntryGroup[] {
  const matches = ({ label, about = '', sections }: Entry) =>
    matchesWords([label, about, ...sections.map(({ title }) => title)].join(' '), text);
  return groups
    .map(({ title, entries }) => ({ title, entries: entries.filter(matches) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Whether each word of a search text is the prefix of a word in `own`. */
export function matchesWords(own: string, text: string): boolean {
  const prefixes = own.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => prefixes.some((each) => each.startsWith(word)));
}
