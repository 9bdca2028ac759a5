import type { Permission } from '../permissions/rules.ts';

/** How long a sign-in counts as recent for permissions that need a step-up: see `needsStepUp`. */
export const STEP_UP_MINUTES = 15;

/** The error reason at which the back office asks users to confirm their identity. */
export const STEP_UP_REASON = 'step_up_required';

export const STEP_UP_MESSAGE = `This needs a sign-in from the last ${STEP_UP_MINUTES} minutes. Please confirm that it is you.`;

/**
 * The permissions that need a recent sign-in in addition to the role (step-up), so that a stolen or forgotten session
 * is not enough: exporting and erasing data, creating keys, managing access, replacing the content of the site, and
 * deciding where data or mail is sent. `src/app/step-up.db.test.ts` fails if one of them is missing here.
 */
const STEP_UP_PERMISSIONS: readonly Permission[] = [
  'messages.export',
  'appointments.export',
  'people.export',
  'conflictList.export',
  'calculations.export',
  'subscribers.export',
  'privacy.export',
  'privacy.erase',
  'mails.export',
  'articles.export',
  'testimonials.export',
  'archive.export',
  'staff.export',
  'audit.export',
  'siteContent.read',
  'siteContent.replace',
  'calendars.change',
  'embed.change',
  'mailServer.change',
  'migration.run',
  'webhooks.change',
  'apiKeys.manage',
  'staff.manage',
  'signIn.require',
];

export const needsStepUp = (permission: Permission): boolean =>
  STEP_UP_PERMISSIONS.includes(permission);
