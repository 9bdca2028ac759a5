import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A website of somebody else: each of its pages has this HTML in its body. */
export type ForeignSite = { url: string; close: () => Promise<void> };

/**
 * Starts a website on another site than 127.0.0.1, where the app is: for browsers `localhost` is one. `bodyOf` is called
 * for each request with its path.
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
