/** Files by URL that are being loaded or are loaded. */
const loads = new Map<string, Promise<unknown>>();

/**
 * Imports a part of the site once all of its files have been fetched; used by the build in the place of Vite's own
 * helper. A browser remembers a module that it could not load until the page is left (Chromium since version 150), so
 * without this, a part that fails to load once could never be loaded.
 * @param files The paths of the scripts and style sheets of the part, without a leading slash.
 */
export function fetchBeforeImport<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  return Promise.all(files.map((file) => loadOnce(new URL(`/${file}`, location.href).href))).then(
    load,
  );
}

function loadOnce(url: string): Promise<unknown> {
  const known = loads.get(url);
  if (known) return known;
  const loaded = url.endsWith('.css') ? addStyleSheet(url) : fetchModule(url);
  loads.set(url, loaded);
  loaded.catch(() => loads.delete(url));
  return loaded;
}

const linksTo = (url: string) =>
  Array.from(document.getElementsByTagName('link')).filter(({ href }) => href === url);

async function fetchModule(url: string): Promise<void> {
  if (linksTo(url).some(({ rel }) => rel === 'modulepreload')) return;
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`${url} could not be loaded`);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: url }),
  );
}

function addStyleSheet(url: string): Promise<unknown> {
  if (linksTo(url).some(({ rel }) => rel === 'stylesheet')) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`${url} could not be loaded`));
    });
    document.head.append(link);
  });
}
