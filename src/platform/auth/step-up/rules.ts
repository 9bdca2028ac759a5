/** How long a sign-in counts as recent for permissions that need a step-up: see `permissions/rules.ts`. */
export const STEP_UP_MINUTES = 15;

/** The error reason at which the back office asks users to confirm their identity. */
export const STEP_UP_REASON = 'step_up_required';

export const STEP_UP_MESSAGE = `This needs a sign-in from the last ${STEP_UP_MINUTES} minutes. Please confirm that it is you.`;
