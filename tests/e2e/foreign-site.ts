import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A third-party website: each of its pages has the HTML from `bodyOf` in its body. */
export type ForeignSite = { url: string; close: () => Promise<void> };

/**
 * Starts a website that is cross-site to the app on 127.0.0.1: browsers treat `localhost` as another site. `bodyOf` is
 * called with the path of each request.
 */
export async function startForeignSite(bodyOf: (path: string) => string): Promise<ForeignSite> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width, initial-scale=1"><title>Another site</title><link rel="icon" href="data:,"></head><body>${bodyOf(request.url ?? '/')}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
