import type { Permission } from '../../src/platform/auth/permission-rules.ts';
import type { AdminPath } from './section.ts';

type SectionPermissions = {
  /** The permission required to see the section. */
  read: Permission;
  /** The permission required to change something in it, if that is a single one. */
  change?: Permission;
};

/** The permissions of each section. The dashboard has none, because it shows each user only what they may see. */
export const SECTION_PERMISSIONS: Readonly<Partial<Record<AdminPath, SectionPermissions>>> = {
  '/admin/visits': { read: 'visits.read' },
  '/admin/people': { read: 'people.read', change: 'people.change' },
  '/admin/contact-submissions': { read: 'messages.read', change: 'messages.answer' },
  '/admin/appointments': { read: 'appointments.read', change: 'appointments.change' },
  '/admin/consultations': { read: 'availability.read', change: 'availability.change' },
  '/admin/payments': { read: 'payments.read', change: 'payments.change' },
  '/admin/closed-days': { read: 'appointments.read', change: 'availability.change' },
  '/admin/newsletter-subscribers': { read: 'subscribers.read', change: 'subscribers.change' },
  '/admin/letters': { read: 'letters.read', change: 'letters.change' },
  '/admin/calculator-addresses': { read: 'calculations.read' },
  '/admin/questions': { read: 'questionnaires.read', change: 'questionnaires.change' },
  '/admin/agreements': { read: 'agreements.read', change: 'agreements.change' },
  '/admin/agreement-templates': { read: 'agreements.read', change: 'agreementTemplates.change' },
  '/admin/conflicts': { read: 'conflictList.read', change: 'conflictList.change' },
  '/admin/privacy': { read: 'privacy.find' },
  '/admin/blog-posts': { read: 'articles.read', change: 'articles.change' },
  '/admin/pages': { read: 'pages.read', change: 'pages.change' },
  '/admin/languages': { read: 'pages.read', change: 'pages.change' },
  '/admin/pictures': { read: 'pictures.read', change: 'pictures.change' },
  '/admin/mail-texts': { read: 'mailTexts.read', change: 'mailTexts.change' },
  '/admin/testimonials': { read: 'testimonials.read', change: 'testimonials.change' },
  '/admin/practice-areas': { read: 'practiceAreas.read', change: 'practiceAreas.change' },
  '/admin/component-visibility': { read: 'visibility.read', change: 'visibility.change' },
  '/admin/look': { read: 'themes.read', change: 'themes.change' },
  '/admin/themes': { read: 'themes.read', change: 'themes.change' },
  '/admin/team': { read: 'team.read', change: 'team.change' },
  '/admin/firm': { read: 'firm.read', change: 'firm.change' },
  '/admin/integrations': { read: 'news.read' },
  '/admin/embed': { read: 'embed.read', change: 'embed.change' },
  '/admin/webhooks': { read: 'webhooks.read', change: 'webhooks.change' },
  '/admin/mail': { read: 'mails.read', change: 'mails.change' },
  '/admin/advertising': { read: 'archive.read' },
  '/admin/migration': { read: 'migration.read', change: 'migration.run' },
  '/admin/setup': { read: 'setup.read', change: 'setup.change' },
  '/admin/for-your-it': { read: 'setup.read', change: 'setup.change' },
  '/admin/staff': { read: 'staff.read', change: 'staff.manage' },
  '/admin/api-keys': { read: 'apiKeys.read', change: 'apiKeys.manage' },
  '/admin/audit-log': { read: 'audit.read' },
};
