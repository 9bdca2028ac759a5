import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The least that Node can do to send a page: the rival of our cached pages. */

/** At `/0`, `/1` and so on; the bodies in base64. */
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
