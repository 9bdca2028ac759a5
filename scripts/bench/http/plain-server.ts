import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Baseline for our cached pages: the minimum that Node needs to send a page. */

/** Responses for `/0`, `/1` and so on, with bodies in base64. */
export type PlainAnswers = { status: number; headers: Record<string, string>; body: string }[];

process.once('message', (given: PlainAnswers) => {
  const answers = new Map(
    given.map(({ status, headers, body }, index) => {
      const bytes = Buffer.from(body, 'base64');
      return [
        `/${index}`,
        { status, headers: { ...headers, 'content-length': bytes.length }, bytes },
      ];
    }),
  );
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (!answer) return void response.writeHead(500).end();
    response.writeHead(answer.status, answer.headers);
    response.end(answer.bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
