import { readFile } from 'node:fs/promises';

/** The routes of the site, of the back office or public, that none of the paths leads to. */
export async function routesWithout(
  paths: readonly string[],
  part: 'public' | 'admin',
): Promise<string[]> {
  const tree = await readFile(new URL('../../../web/route-tree.gen.ts', import.meta.url), 'utf8');
  const routes = [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) => path);
  const visited = paths.map((path) => path.replace(/[?#].*/, ''));
  return routes
    .filter((route) => route.startsWith('/admin') === (part === 'admin'))
    .map((route) => route.replace(/(.)\/$/, '$1'))
    .filter((route) => {
      const pattern = new RegExp(`^${route.replace(/\$\w*/g, '[^/]+')}$`);
      return !visited.some((path) => pattern.test(path));
    });
}
