const HOME = '/admin';

/**
 * Where to go after signing in: a path of this site under /admin. Anything else, including what a browser could read as
 * another origin, becomes the back office's start page.
 */
export function safeRedirect(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/admin(?:[/?#][\w\-./?=&%#]*)?$/.test(wanted)) return HOME;
  const { origin, pathname } = new URL(wanted, 'https://here.invalid');
  return origin === 'https://here.invalid' && /^\/admin(\/|$)/.test(pathname) ? wanted : HOME;
}
