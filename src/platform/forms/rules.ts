/** Nobody reads a form and fills it in within a second; programs do. */
export const LEAST_FILL_MS = 1_000;
