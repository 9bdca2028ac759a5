import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PeerRequest = {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of a body
  json: any;
};

export type PeerAnswer = {
  status: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
};

/** What goes wrong with a request: an answer in place of the right one, or a connection that ends. */
type Trouble =
  | PeerAnswer
  /** Never reaches the peer. */
  | 'cut before'
  /** The peer does what it is asked, and its answer is lost. */
  | 'cut after'
  /** The peer does what it is asked, and never says so. */
  | 'silent';

export type HttpPeer = {
  url: string;
  /** Every request that came in, in order. */
  requests: PeerRequest[];
  /** Says for each request whether something goes wrong with it. */
  trouble: (request: PeerRequest) => Trouble | undefined;
  close(): Promise<void>;
};

/** A server on this machine that answers as `answer` says. */
export async function startPeer(
  answer: (request: PeerRequest) => PeerAnswer | Promise<PeerAnswer>,
): Promise<HttpPeer> {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const isJson = incoming.headers['content-type']?.startsWith('application/json');
    const request: PeerRequest = {
      method: incoming.method ?? '',
      url: new URL(incoming.url ?? '', peer.url),
      headers: incoming.headers,
      text,
      json: isJson ? JSON.parse(text) : undefined,
    };
    peer.requests.push(request);
    const trouble = peer.trouble(request);
    if (trouble === 'cut before') return void incoming.socket.destroy();
    const said = typeof trouble === 'object' ? trouble : await answer(request);
    if (trouble === 'silent') return;
    if (trouble === 'cut after') return void incoming.socket.destroy();
    const { status, json, headers } = said;
    outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
    outgoing.end(json === undefined ? said.text : JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const peer: HttpPeer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    trouble: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return peer;
}
