import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status?: number; headers?: Record<string, string>; body?: string | Buffer };
type PeerRequest = { path: string; headers: IncomingHttpHeaders; at: number };

export type SitePeer = {
  /** `host:port`, as OUTGOING_ALLOW lists it. */
  peer: string;
  url: string;
  /** The requests, in order. */
  requests: PeerRequest[];
  /** Sets the response for a path from now on; a function may respond as it likes. */
  answer(path: string, how: Answer | ((response: ServerResponse) => void)): void;
  close(): Promise<void>;
};

/** A third-party server on a real socket that records its requests. Unknown paths are a 404. */
export async function startSitePeer(): Promise<SitePeer> {
  const requests: PeerRequest[] = [];
  const answers = new Map<string, Answer | ((response: ServerResponse) => void)>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, headers: request.headers, at: performance.now() });
    const how = answers.get(path) ?? { status: 404 };
    if (typeof how === 'function') return how(response);
    response.writeHead(how.status ?? 200, how.headers ?? {}).end(how.body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const peer = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    peer,
    url: `http://${peer}`,
    requests,
    answer: (path, how) => void answers.set(path, how),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
