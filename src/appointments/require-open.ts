import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
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
