import type { Check } from '../../../../src/features/dashboard/rules.ts';
import type { Permission } from '../../../../src/platform/auth/permissions/rules.ts';

export type FixDialog = 'firm' | 'legal' | 'testimonials';

export type ChecklistItem = {
  todo: string;
  why: string;
  /** Where to fix it: a page of the back office with the required permission, or the name of a setting. */
  fix: { href: string; text: string; permission: Permission } | { setting: string };
  /** How to fix it without leaving the dashboard; opens a dialog. */
  inPlace?: { dialog: FixDialog; text: string };
};

export const CHECKLIST: Readonly<Record<Check, ChecklistItem>> = {
  firm: {
    todo: 'Say who the firm is',
    why: 'Name, phone and people are still the invented ones.',
    fix: { href: '/admin/firm', text: 'Edit the firm', permission: 'firm.change' },
    inPlace: { dialog: 'firm', text: 'Enter name and phone' },
  },
  mail: {
    todo: 'Configure mail',
    why: 'Nobody gets a confirmation: mails are caught here or wait, because no settings are stored or their secret cannot be read any more.',
    fix: {
      href: '/admin/integrations?tab=email',
      text: 'Set up mail',
      permission: 'mailServer.change',
    },
  },
  'mail-delivery': {
    todo: 'Look after mail that cannot be sent',
    why: 'The mail server refuses the settings, or some mails.',
    fix: { href: '/admin/mail', text: 'Look at the mail', permission: 'mails.read' },
  },
  calendar: {
    todo: 'Look after the connected calendar',
    why: 'It cannot be reached, or does not take the appointments.',
    fix: { href: '/admin/integrations', text: 'See what it says', permission: 'calendars.read' },
  },
  webhooks: {
    todo: 'Look after the disabled webhook',
    why: 'Its receiver is gone or has not answered for days. Events are no longer sent there.',
    fix: { href: '/admin/webhooks', text: 'See the webhooks', permission: 'webhooks.read' },
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
  legal: {
    todo: 'Complete the legal texts',
    why: 'They name an attorney who answers for the site, with a State Bar number, and where the firm is reached.',
    fix: { href: '/admin/firm', text: 'Edit the firm', permission: 'firm.change' },
    inPlace: { dialog: 'legal', text: 'Enter what is missing' },
  },
  secrets: {
    todo: 'Give the keys that seal secrets',
    why: 'They are made up in the data folder; without that folder nothing sealed can be read.',
    fix: { setting: 'SECRET_KEYS' },
  },
  'sign-up': {
    todo: 'Close the sign-up',
    why: 'Everyone who signs up can see and change everything.',
    fix: { setting: 'STAFF_SIGNUP=approve' },
  },
  https: {
    todo: 'Serve the site by https',
    why: 'What visitors write could be read on its way.',
    fix: { setting: 'PUBLIC_URL' },
  },
  database: {
    todo: 'Use a database of your own',
    why: 'The embedded one is for trying out: nobody backs it up.',
    fix: { setting: 'DATABASE_URL' },
  },
  'user-pool': {
    todo: 'Sign in through Amazon Cognito',
    why: 'The embedded user pool is for trying out.',
    fix: { setting: 'COGNITO_USER_POOL_ID' },
  },
};
