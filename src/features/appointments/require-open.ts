import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getBookingTerms } from './queries.ts';

/** The terms of booking while the firm offers it online. Throws `component_hidden`. */
export async function requireOpen({ db, kept }: Pick<Context, 'db' | 'kept'>) {
  const terms = await kept.answer('booking terms', () => getBookingTerms(db));
  if (terms.isOpen) return terms;
  throw new DomainError(
    'forbidden',
    'component_hidden',
    'Online booking is closed. Please call us.',
  );
}
