import { notFound } from '../../../platform/errors/errors.ts';

/** The same error for an unknown, a revoked and an expired link. */
export const noSuchLink = () => notFound('link', 'This link no longer works.');
