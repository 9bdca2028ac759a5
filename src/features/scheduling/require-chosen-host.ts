import { invalidField } from '../../platform/errors/errors.ts';
import { inWords } from '../jurisdictions/words-rules.ts';
import type { Schedule } from './schema.ts';

/**
 * The number of the active host that staff chose: an attorney by slug, or null for the firm. Unlike clients, staff may
 * choose a host who does not offer the consultation. Throws `invalid_input`.
 */
export function requireChosenHost({ hosts, words }: Schedule, attorney: string | null): number {
  const host = hosts.find(({ slug }) => slug === attorney);
  if (host) return host.number;
  throw invalidField(
    'attorney',
    inWords(
      attorney === null
        ? 'The firm as a whole takes no consultations. Choose an attorney'
        : 'Choose one of the attorneys who take consultations',
      words,
    ),
  );
}
