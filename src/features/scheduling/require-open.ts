import * as errors from '../../../messages/en/errors.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { requirePracticeArea } from '../firm/practice-areas/require-practice-area.ts';
import { getBookingTerms } from './queries.ts';

/**
 * The booking terms, if the firm offers online booking. Throws `component_hidden` otherwise, and `invalid_input` for an
 * unknown practice area.
 */
export async function requireOpen(
  { db, contentCache }: Pick<Context, 'db' | 'contentCache'>,
  { practiceArea }: { practiceArea?: string | undefined } = {},
) {
  const terms = await contentCache.answer('booking terms', () => getBookingTerms(db));
  if (!terms.isOpen) {
    throw new DomainError('forbidden', 'component_hidden', errors.bookingClosed);
  }
  if (practiceArea !== undefined) requirePracticeArea(terms.practiceAreas, practiceArea);
  return terms;
}
