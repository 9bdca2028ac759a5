/**
 * Steps of the wizard that copies the data to DynamoDB. Source: back-office spec §4. No dependency: its page uses it
 * too.
 */
export const WIZARD_STEPS = ['setup', 'table', 'migrate', 'verify', 'complete'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** Actions that the server can run, one at a time. */
export const RUN_ACTIONS = ['create-table', 'dry-run', 'migrate', 'verify'] as const;
export type RunAction = (typeof RUN_ACTIONS)[number];

export const RUN_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type RunState = (typeof RUN_STATES)[number];

export const isActive = (state: RunState): boolean => state === 'waiting' || state === 'running';

/** Maximum number of ids that a report lists per kind of problem. */
export const MAX_LISTED = 100;

/**
 * On-demand prices of DynamoDB in US dollars: per million request units, and per GB-month. Source: AWS's price list for
 * US West (Oregon), November 2024 and after; other regions cost up to twice that.
 */
export const USD = {
  millionWriteUnits: 0.625,
  millionReadUnits: 0.125,
  storedGigabyteMonth: 0.25,
  recoverableGigabyteMonth: 0.2,
} as const;
