import { connect } from 'node:net';
import { AnswerReader } from './http/answer-reader.ts';

export type Call = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
};

export type Load = { seconds: number; latenciesMs: number[] };

type Turns = {
  clients: number;
  /** Expected status of every response. */
  status: number;
  next(): Call | undefined;
};

/**
 * Closed-loop load: each of `clients` clients sends its next request as soon as its last one is answered, until `next`
 * returns undefined. Throws at the first response with another status. Parses responses only to find their end, because
 * a database may share the core, and the baseline programs spend almost no time on parsing either.
 */
export async function askInTurn(url: string, { clients, status, next }: Turns): Promise<Load> {
  const latenciesMs: number[] = [];
  const start = performance.now();
  const ask = () => askUntilDone(url, { status, next, latenciesMs });
  await Promise.all(Array.from({ length: clients }, ask));
  return { seconds: (performance.now() - start) / 1_000, latenciesMs };
}

function askUntilDone(
  url: string,
  { status, next, latenciesMs }: Omit<Turns, 'clients'> & Pick<Load, 'latenciesMs'>,
): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const reader = new AnswerReader(status);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let askedAt = 0;
  return new Promise((resolve, reject) => {
    const askNext = () => {
      const call = next();
      askedAt = performance.now();
      if (call) return void socket.write(requestOf(call, host));
      resolve();
      socket.end();
    };
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection')));
    socket.on('connect', askNext);
    socket.on('data', (bytes) => {
      try {
        if (!reader.push(bytes)) return;
      } catch (error) {
        return void socket.destroy(error as Error);
      }
      latenciesMs.push(performance.now() - askedAt);
      askNext();
    });
  });
}

function requestOf({ method, path, headers, body }: Call, host: string): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const sent = {
    host,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    'content-length': Buffer.byteLength(text),
    ...headers,
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`;
}

/** A source of `count` calls for `askInTurn`; `make` creates each from its index. */
export function handOut(count: number, make: (index: number) => Call): () => Call | undefined {
  let handed = 0;
  return () => {
    if (handed === count) return undefined;
    handed += 1;
    return make(handed - 1);
  };
}
