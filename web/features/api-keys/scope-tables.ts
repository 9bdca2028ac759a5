import { KEY_PERMISSIONS, type Permission } from '../../../src/platform/auth/permission-rules.ts';

/** The columns of the tables of scopes. */
export const SCOPE_COLUMNS = ['Read', 'Change', 'Export'] as const;
export type ScopeColumn = (typeof SCOPE_COLUMNS)[number];

/** What a key can get access to, and the permission of each column. */
type ScopeRow = { label: string; permissions: Partial<Record<ScopeColumn, Permission>> };
export type ScopeTable = { title: string; rows: readonly ScopeRow[] };

/** The subjects by the first part of their permissions, or by a permission that does not fit into their row. */
const SUBJECTS: readonly (readonly {
  title: string;
  labels: Readonly<Record<string, string>>;
}[])[] = [
  [
    {
      title: 'Work',
      labels: {
        messages: 'Messages',
        replyTemplates: 'Reply templates',
        answerTimes: 'Answer times',
        appointments: 'Appointments',
        timeOff: 'Blocked time',
        people: 'People',
        contactPreferences: 'Contact preferences',
        conflicts: 'Conflict checks',
        conflictList: 'Conflict list',
        calculations: 'Calculator addresses',
      },
    },
    {
      title: 'Clients',
      labels: {
        questions: 'Questions and answers',
        documents: 'Documents',
        agreements: 'Agreements',
        payments: 'Fees',
        'payments.refund': 'Returning fees',
      },
    },
  ],
  [
    {
      title: 'Publish',
      labels: {
        articles: 'Articles',
        news: 'News sources',
        letters: 'Newsletters',
        'letters.send': 'Sending newsletters',
        subscribers: 'Subscribers',
        pages: 'Pages and menus',
        practiceAreas: 'Practice areas',
        pictures: 'Pictures',
        visibility: 'What the site shows',
        testimonials: 'Testimonials',
        visits: 'Visits',
      },
    },
    {
      title: 'Records',
      labels: {
        privacy: 'Privacy requests',
        audit: 'Audit log',
        archive: 'Advertising archive',
        siteContent: 'Whole content',
      },
    },
  ],
  [
    {
      title: 'Settings',
      labels: {
        firm: 'Firm',
        team: 'Team',
        availability: 'Consultation hours',
        questionnaires: 'Questionnaires',
        agreementTemplates: 'Agreement templates',
        site: 'Site settings',
        themes: 'Themes',
        mails: 'Outgoing mail',
        mailTexts: 'Mail texts',
        mailServer: 'How mail is sent',
        calendars: 'Calendars',
        staff: 'Staff',
        setup: 'Set-up',
      },
    },
    {
      title: 'For your IT',
      labels: { embed: 'Embedding', webhooks: 'Webhooks', migration: 'DynamoDB copy' },
    },
  ],
];

const COLUMN_OF: Readonly<Record<string, ScopeColumn>> = {
  read: 'Read',
  find: 'Read',
  export: 'Export',
};

const columnOf = (permission: Permission): ScopeColumn =>
  COLUMN_OF[permission.split('.')[1] ?? ''] ?? 'Change';

/** The tables of all scopes, in three columns. */
export const SCOPE_TABLES: readonly (readonly ScopeTable[])[] = SUBJECTS.map((tables) =>
  tables.map(({ title, labels }) => ({
    title,
    rows: Object.entries(labels).map(([subject, label]) => ({
      label,
      permissions: Object.fromEntries(
        KEY_PERMISSIONS.filter((permission) => subjectOf(permission) === subject).map(
          (permission) => [columnOf(permission), permission],
        ),
      ),
    })),
  })),
);

function subjectOf(permission: Permission): string {
  const isOwnRow = SUBJECTS.flat().some(({ labels }) => permission in labels);
  return isOwnRow ? permission : (permission.split('.')[0] ?? '');
}

/** The permissions that only read. */
export const READ_PERMISSIONS = KEY_PERMISSIONS.filter(
  (permission) => columnOf(permission) === 'Read',
);
