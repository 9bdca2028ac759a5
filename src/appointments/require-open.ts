import { DomainError } from '../errors.ts';

/** The terms of booking while the firm offers it online. Throws `component_hidden`. */
export function requireOpen<Terms extends { isOpen: boolean }>(terms: Terms): Terms {
  if (terms.isOpen) return terms;
  throw new DomainError(
    'forbidden',
    'component_hidden',
    'Online booking is closed. Please call us.',
  );
}
