import { slugOf } from '../../../../src/platform/text/slug-rules.ts';

/** The suggested path of a page: `/wills-and-trusts` for Wills and trusts. */
export function suggestedPath(name: string): string {
  const slug = slugOf(name);
  return slug && `/${slug}`;
}
