import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** An answer as it came, with its body still compressed. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

// Of the connection, or of the moment.
const PASSING = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
]);

/** Asks once. The headers are those that a rival can repeat. */
export async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const asking = request(url, { headers, agent: false }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  const kept = Object.entries(answer.headers).filter(([name]) => !PASSING.has(name));
  return {
    status: answer.statusCode ?? 0,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body,
  };
}

/** Fails unless somebody answers with that status and those bytes, and with those headers if there are any. */
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

/** Headers of somebody who has the answer already. */
export async function knowing(url: string, headers: Record<string, string> = {}) {
  const { headers: answered } = await ask(url, headers);
  return { ...headers, 'if-none-match': answered.etag ?? '' };
}
