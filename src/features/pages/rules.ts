/** Constants and names of the pages that staff edit. No dependency: pages and forms use them too. */

/** The menus of the site: the navigation, and the columns of the footer. */
export const MENUS = [
  { value: 'navigation', label: 'Navigation' },
  { value: 'firm', label: 'Footer: Firm' },
  { value: 'services', label: 'Footer: Services' },
  { value: 'legal', label: 'Footer: Legal' },
] as const;

export type Menu = (typeof MENUS)[number]['value'];

export const MENU_VALUES = MENUS.map(({ value }) => value);

/** A path of lowercase words: `/practice-areas/wage-claims`. */
export const PAGE_PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** First path segments that are reserved for the server and not available for pages. */
export const RESERVED_SEGMENTS: readonly string[] = [
  'admin',
  'api',
  'appointment',
  'assets',
  'blog',
  'calendar',
  'dev',
  'documents',
  'healthz',
  'letters',
  'local-cognito',
  'login',
  'mcp',
  'metrics',
  'newsletter',
  'photos',
  'pictures',
  'preview',
  'questions',
  'readyz',
  'share',
  'trpc',
];

/** How many versions of a page are kept, its current content included. */
export const KEPT_PAGE_VERSIONS = 50;

/**
 * Fields that texts of a page may contain, such as `{city}`. They are replaced by the values of the firm profile, and of
 * the jurisdiction of its main office, when the page is rendered, so that each value is maintained only there. A field
 * whose name begins with a capital, such as `{Attorneys}`, begins its value with one.
 */
export const MERGE_FIELDS = [
  { name: 'firm', label: 'Name of the firm' },
  { name: 'city', label: 'City of the office' },
  { name: 'region', label: 'State or county' },
  { name: 'phone', label: 'Phone number' },
  { name: 'email', label: 'E-mail address' },
  { name: 'address', label: 'Street, city and postal code' },
  { name: 'responsibleAttorney', label: 'Attorney responsible for the website' },
  { name: 'barNumber', label: 'Bar number' },
  { name: 'replyPromise', label: '“, and we reply within 24 hours”, if the firm claims it' },
  { name: 'attorney', label: 'What a lawyer is called there: attorney, solicitor' },
  { name: 'attorneys', label: 'The same, of several' },
  { name: 'anAttorney', label: 'The same, with its article: “an attorney”' },
  { name: 'advertisingPage', label: 'What the page about advertising is called there' },
  { name: 'referral', label: 'Who can name another lawyer there' },
  { name: 'state', label: 'State of the main office' },
  { name: 'stateLaw', label: 'Its law, such as “California law”' },
  { name: 'court', label: 'Court for probate there' },
  { name: 'divorce', label: 'What a divorce is called there' },
  { name: 'representative', label: 'Who settles an estate there' },
  { name: 'advertisingRules', label: 'Rules for advertising there' },
  { name: 'barNumberLabel', label: 'What the bar number is called there' },
  { name: 'relay', label: 'How users of a relay service call' },
  { name: 'privacyRights', label: 'Who gives rights to privacy there' },
  { name: 'emergencyNumber', label: 'Emergency number' },
  { name: 'hotline', label: 'Hotline about violence at home' },
  { name: 'hotlineNumber', label: 'Its number' },
] as const;

export type MergeField = (typeof MERGE_FIELDS)[number]['name'];

/** The conditions under which a block can be shown. */
export const CONDITIONS = [
  { value: 'free_consultation', label: 'The first consultation is free' },
  { value: 'consultation_booking', label: 'Online booking is open' },
  { value: 'probate_calculator', label: 'The calculator is shown' },
  { value: 'responsible_attorney', label: 'A responsible attorney is named' },
] as const;

export type Condition = (typeof CONDITIONS)[number]['value'];
