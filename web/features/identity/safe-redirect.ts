const HOME = '/admin';

/**
 * Where to go after signing in: a path under /admin of this site, whatever the address asks for. Anything
 * that a browser could read as another site leads home.
 */
export function safeRedirect(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/admin(?:[/?#][\w\-./?=&%#]*)?$/.test(wanted)) return HOME;
  const { origin, pathname } = new URL(wanted, 'https://here.invalid');
  return origin === 'https://here.invalid' && /^\/admin(\/|$)/.test(pathname) ? wanted : HOME;
}
