import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** A response as received, with its body still compressed. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

// Headers that vary by connection or time.
const PASSING = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
]);

/** Sends one request. Returns only the headers that a baseline can reproduce. */
export async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const asking = request(url, { headers, agent: false }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  const relevant = Object.entries(answer.headers).filter(([name]) => !PASSING.has(name));
  return {
    status: answer.statusCode ?? 0,
    headers: Object.fromEntries(relevant.map(([name, value]) => [name, String(value)])),
    body,
  };
}

/** Throws unless the response has this status, these bytes and, if given, these headers. */
export function requireSame(
  who: string,
  answer: Answer,
  expected: Partial<Answer> & { body: Buffer },
) {
  const { status = 200, headers = {}, body } = expected;
  const isSame =
    answer.status === status &&
    answer.body.equals(body) &&
    Object.entries(headers).every(([name, value]) => answer.headers[name] === value);
  if (!isSame) {
    throw new Error(
      `${who} answers ${answer.status} with ${answer.body.length} bytes in place of ${status} with ` +
        `${body.length}: ${JSON.stringify(answer.headers)}, ${JSON.stringify(headers)}`,
    );
  }
}

/** The request headers of a client that has cached the current response. */
export async function knowing(url: string, headers: Record<string, string> = {}) {
  const { headers: answered } = await ask(url, headers);
  return { ...headers, 'if-none-match': answered.etag ?? '' };
}
