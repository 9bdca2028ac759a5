const HOME = '/admin';

/**
 * Validates the redirect target after signing in, to prevent open redirects: only paths of this site under /admin are
 * allowed. Anything else, including what a browser could interpret as another origin, becomes the back office's start
 * page.
 */
export function safeRedirect(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/admin(?:[/?#][\w\-./?=&%#]*)?$/.test(wanted)) return HOME;
  const { origin, pathname } = new URL(wanted, 'https://here.invalid');
  return origin === 'https://here.invalid' && /^\/admin(\/|$)/.test(pathname) ? wanted : HOME;
}
