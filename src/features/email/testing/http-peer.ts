import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { JsonBody } from '../../../testing/json-body.ts';

export type HttpRequest = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  /** The JSON body of the request; undefined if there is none. */
  body: JsonBody;
};

/** `slow` never ends the response, `closed` closes the connection without a response. */
type HttpAnswer =
  | { status: number; headers?: Record<string, string>; body?: unknown; text?: string }
  | 'slow'
  | 'closed';

export type HttpPeer = {
  url: string;
  /** The requests, in order. */
  requests: HttpRequest[];
  answer: (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer>;
  close(): Promise<void>;
};

/** A local service on a real socket that records its requests. */
export async function startHttpPeer(answer: HttpPeer['answer']): Promise<HttpPeer> {
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const source = await text(request);
    const isJson = headers['content-type']?.startsWith('application/json') && source !== '';
    const body = isJson ? JSON.parse(source) : undefined;
    const asked = { method, path, headers, text: source, body };
    peer.requests.push(asked);
    const given = await peer.answer(asked);
    if (given === 'slow') return;
    if (given === 'closed') return request.socket.destroy();
    response.writeHead(given.status, { 'content-type': 'application/json', ...given.headers });
    response.end(given.body === undefined ? given.text : JSON.stringify(given.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const peer: HttpPeer = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    answer,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return peer;
}
