import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getBookingTerms } from './queries.ts';

/** The booking terms, if the firm offers online booking. Throws `component_hidden` otherwise. */
export async function requireOpen({ db, contentCache }: Pick<Context, 'db' | 'contentCache'>) {
  const terms = await contentCache.answer('booking terms', () => getBookingTerms(db));
  if (terms.isOpen) return terms;
  throw new DomainError(
    'forbidden',
    'component_hidden',
    'Online booking is closed. Please call us.',
  );
}
