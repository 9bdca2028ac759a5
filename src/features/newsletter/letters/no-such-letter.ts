import { notFound } from '../../../platform/errors/errors.ts';

/** The error for a letter that does not exist. */
export const noSuchLetter = () => notFound('letter', 'There is no such letter.');
