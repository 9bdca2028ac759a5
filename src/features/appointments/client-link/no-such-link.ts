import { DomainError } from '../../../platform/errors/errors.ts';

/** The same for a link that never was, that is revoked, and that has expired. */
export const noSuchLink = () =>
  new DomainError('not_found', 'no_such_link', 'This link no longer works.');
