import { Pool } from 'undici';

export type WireRequest = {
  method: string;
  /** As it goes over the wire: printable ASCII and Latin-1, nothing decoded or tidied up. */
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer | undefined;
};

export type WireAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
};

export type Wire = {
  ask(request: WireRequest): Promise<WireAnswer>;
  close(): Promise<void>;
};

/** A client that sends what it is given. `fetch` would tidy paths up and refuse headers. */
export function openWire(url: string): Wire {
  const pool = new Pool(url, {
    connections: 16,
    pipelining: 1,
    // Whoever waits for the database is answered sooner: what is not answered by then hangs.
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
  });
  return {
    async ask({ method, path, headers = {}, body }) {
      const answer = await pool.request({
        method: method as 'GET',
        path,
        headers,
        ...(body !== undefined && { body }),
      });
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      return { status: answer.statusCode, headers: answer.headers, bytes };
    },
    close: () => pool.close(),
  };
}

/** The body of an answer as JSON; undefined if it is none. */
// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of a body
export function jsonOf({ bytes }: WireAnswer): any {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
