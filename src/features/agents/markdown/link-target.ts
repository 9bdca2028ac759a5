import { safeUrl } from './markdown.ts';

const LINKED = /^(https?|mailto|tel):/;

/** The absolute URL that a link may lead to; undefined for scripts and the like. */
export function linkTarget(address: string | null, baseUrl: string): string | undefined {
  const url = URL.parse(address ?? '', baseUrl)?.href;
  return address && url && LINKED.test(url) ? safeUrl(url) : undefined;
}
