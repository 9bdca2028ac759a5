import { Pool } from 'undici';
import type { JsonBody } from '../../src/testing/json-body.ts';

export type WireRequest = {
  method: string;
  /** Sent unchanged: printable ASCII and Latin-1, neither decoded nor normalised. */
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

/** A client that sends its input unchanged: `fetch` would normalise paths and reject some headers. */
export function openWire(url: string): Wire {
  const pool = new Pool(url, {
    connections: 16,
    pipelining: 1,
    // Longer than any wait for the database: a request without a response by then has hung.
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

/** The body of a response as JSON; undefined if it is not JSON. */
export function jsonOf({ bytes }: WireAnswer): JsonBody {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
