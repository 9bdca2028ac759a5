import type { Item, Step } from '../../../../src/features/setup/rules.ts';
import type { Checklist } from '../../../../src/features/setup/schema.ts';
import type { Permission } from '../../../../src/platform/auth/permission-rules.ts';

export type FixDialog = 'firm' | 'legal' | 'testimonials';

export type ChecklistItem = {
  todo: string;
  why: string | ((counts: Pick<Checklist[number], 'count' | 'overdue' | 'law'>) => string);
  /** Where to fix it: a page of the back office with the required permission, or the name of a setting. */
  fix: { href: string; text: string; permission: Permission } | { setting: string };
  /** How to fix it without leaving the dashboard: opens a dialog, or confirms that it is meant. */
  inPlace?: { dialog: FixDialog; text: string } | { confirms: 'bothCalendars' };
};

/** A step of the assistant. */
const step = (name: Step, text: string) => ({
  ...{ href: `/admin/setup?step=${name}`, text },
  permission: 'setup.change' as const,
});

export const CHECKLIST: Readonly<Record<Item, ChecklistItem>> = {
  firm: {
    todo: 'Enter the firm’s details',
    why: 'Name, phone and attorneys are still sample data.',
    fix: { href: '/admin/firm', text: 'Edit the firm', permission: 'firm.change' },
    inPlace: { dialog: 'firm', text: 'Enter name and phone' },
  },
  mail: {
    todo: 'Connect mail and send a test mail',
    why: 'Mail is not connected, or the mail server has not accepted a test mail since the settings were last changed.',
    fix: {
      href: '/admin/integrations?tab=email',
      text: 'Set up mail',
      permission: 'mailServer.change',
    },
  },
  'mail-delivery': {
    todo: 'Fix mail that cannot be sent',
    why: 'The mail server rejects the settings or some mails.',
    fix: { href: '/admin/mail', text: 'Look at the mail', permission: 'mails.read' },
  },
  calendar: {
    todo: 'Fix the connected calendar',
    why: 'It cannot be reached or does not accept the appointments.',
    fix: { href: '/admin/integrations', text: 'See the error', permission: 'calendars.read' },
  },
  hosts: {
    todo: 'Decide whether the firm as a whole can be booked',
    why: ({ count: attorneys = 0 }) =>
      `${attorneys === 1 ? '1 attorney' : `${attorneys} attorneys`} and the firm as a whole can be booked for the same time. If that is not meant, end the consultations of the firm as a whole.`,
    fix: {
      href: '/admin/team',
      text: 'See who takes consultations',
      permission: 'availability.change',
    },
    inPlace: { confirms: 'bothCalendars' },
  },
  webhooks: {
    todo: 'Fix the events that another program no longer gets',
    why: 'Its receiver is gone or has not responded for days. Events are no longer sent there.',
    fix: { href: '/admin/webhooks', text: 'See the programs', permission: 'webhooks.read' },
  },
  testimonials: {
    todo: 'Replace the sample testimonials',
    why: 'Visitors see invented clients, marked as samples.',
    fix: {
      href: '/admin/testimonials',
      text: 'Edit testimonials',
      permission: 'testimonials.change',
    },
    inPlace: {
      dialog: 'testimonials',
      text: 'Hide the samples',
    },
  },
  articles: {
    todo: 'Replace the sample articles',
    why: 'The published articles are invented, and marked as samples.',
    fix: { href: '/admin/blog-posts', text: 'Edit blog posts', permission: 'articles.change' },
  },
  attorney: {
    todo: 'Complete the details in the legal texts',
    why: 'They need the attorney who is responsible for the site, a bar number, and the firm’s contact details.',
    fix: { href: '/admin/firm', text: 'Edit the firm', permission: 'firm.change' },
    inPlace: { dialog: 'legal', text: 'Enter what is missing' },
  },
  legal: {
    todo: 'Have an attorney confirm the legal texts',
    why: 'Privacy policy, terms and attorney advertising came with the site. An attorney has to read them and confirm that they are right for your firm.',
    fix: step('legal', 'Read and confirm them'),
  },
  'state-law': {
    todo: 'Have an attorney confirm the lines of state law',
    why: ({ law }) =>
      [
        'Statements, calculators and holidays came with the release.',
        law?.unconfirmed ? `Not confirmed: ${law.unconfirmed}.` : '',
        law?.pastReview ? `Past their review date: ${law.pastReview}.` : '',
        law?.missing ? `Facts of the firm that they lack: ${law.missing}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    fix: { href: '/admin/firm?tab=law', text: 'Read and confirm them', permission: 'firm.change' },
  },
  'law-tasks': {
    todo: 'Do what state law asks for',
    why: ({ count = 0, overdue = 0 }) =>
      `Waiting for somebody to do it: ${count}.${overdue > 0 ? ` Past the due date: ${overdue}.` : ''}`,
    fix: { href: '/admin/firm?tab=law', text: 'See the tasks', permission: 'firm.change' },
  },
  secrets: {
    todo: 'Set the encryption keys',
    why: 'They were generated in the data folder; without that folder, stored secrets cannot be read.',
    fix: { setting: 'SECRET_KEYS' },
  },
  'sign-up': {
    todo: 'Close the sign-up',
    why: 'Everyone who signs up can see and change everything.',
    fix: { setting: 'STAFF_SIGNUP=approve' },
  },
  domain: {
    todo: 'Serve the site over https',
    why: 'Messages from visitors could be read in transit.',
    fix: { setting: 'PUBLIC_URL' },
  },
  database: {
    todo: 'Use a database of your own',
    why: 'The embedded database is for trials only and is not backed up.',
    fix: { setting: 'DATABASE_URL' },
  },
  'user-pool': {
    todo: 'Sign in through Amazon Cognito',
    why: 'The embedded user pool is for trials only.',
    fix: { setting: 'COGNITO_USER_POOL_ID' },
  },
  areas: {
    todo: 'Choose the areas of law',
    why: 'The site, the contact form and the booking offer them.',
    fix: step('areas', 'Choose them'),
  },
  people: {
    todo: 'Add your attorneys',
    why: 'The site introduces them, in the order that you choose.',
    fix: step('people', 'Add them'),
  },
  hours: {
    todo: 'Set the hours and consultations',
    why: 'They decide what clients can book, and when.',
    fix: step('hours', 'Set them'),
  },
  colours: {
    todo: 'Choose a theme',
    why: 'Its colours are those of every page.',
    fix: step('colours', 'Choose one'),
  },
  samples: {
    todo: 'Remove the demo content',
    why: 'Invented articles, clients, people and claims came with the site.',
    fix: step('samples', 'See what is left'),
  },
};
