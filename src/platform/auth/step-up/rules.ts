import type { Permission } from '../permissions/rules.ts';

/** For how long a sign-in is enough for what needs a step-up: see `needsStepUp`. */
export const STEP_UP_MINUTES = 15;

/** The reason of the refusal, on which the back office asks people to confirm that it is them. */
export const STEP_UP_REASON = 'step_up_required';

export const STEP_UP_MESSAGE = `This needs a sign-in from the last ${STEP_UP_MINUTES} minutes. Please confirm that it is you.`;

/**
 * The permissions that need a recent sign-in besides the role (step-up): what takes data out of the firm, makes keys, or
 * decides who may do what. A stolen or forgotten session is then not enough. `src/app/step-up.db.test.ts` fails if a
 * permission to export, or about keys or access, is not here.
 */
const STEP_UP_PERMISSIONS: readonly Permission[] = [
  'messages.export',
  'appointments.export',
  'people.export',
  'conflictList.export',
  'calculations.export',
  'subscribers.export',
  'privacy.export',
  'mails.export',
  'articles.export',
  'testimonials.export',
  'archive.export',
  'staff.export',
  'audit.export',
  'migration.run',
  'webhooks.change',
  'apiKeys.manage',
  'staff.manage',
  'signIn.require',
];

export const needsStepUp = (permission: Permission): boolean =>
  STEP_UP_PERMISSIONS.includes(permission);
