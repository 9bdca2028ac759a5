import { invalidField } from '../../platform/errors/errors.ts';
import { PAGE_PATH, RESERVED_SEGMENTS } from './rules.ts';

/** Throws `invalid_input` for a path that no page may have. */
export function requirePagePath(path: string): void {
  if (!PAGE_PATH.test(path)) {
    throw invalidField('path', 'Use lowercase words with hyphens, such as /practice-areas/wills');
  }
  const [, first = ''] = path.split('/');
  if (RESERVED_SEGMENTS.includes(first)) {
    throw invalidField('path', `Paths below /${first} are reserved`);
  }
}
