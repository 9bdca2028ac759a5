import { slugOf } from '../../../../src/platform/text/slug/rules.ts';

/** The path that is suggested for a page: `/wills-and-trusts` for Wills and trusts. */
export function suggestedPath(name: string): string {
  const slug = slugOf(name);
  return slug && `/${slug}`;
}
