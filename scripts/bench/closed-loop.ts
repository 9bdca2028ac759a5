import { Client } from 'undici';

export type Call = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
};

type Answer = { status: number; headers: Record<string, unknown>; text: string };

export type Asker = { ask(call: Call): Promise<Answer>; close(): Promise<void> };

/** One client with a connection that stays open. */
export function openAsker(url: string): Asker {
  const client = new Client(url);
  return {
    async ask({ method, path, headers = {}, body }) {
      const answer = await client.request({
        method,
        path,
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const text = await answer.body.text();
      return { status: answer.statusCode, headers: answer.headers, text };
    },
    close: () => client.close(),
  };
}

export type Load = { seconds: number; latenciesMs: number[] };

/**
 * `clients` clients, each of which asks again as soon as it is answered, until `next` hands out nothing more.
 * Throws at the first answer of another status than `status`.
 */
export async function askInTurn(
  url: string,
  { clients, status, next }: { clients: number; status: number; next(): Call | undefined },
): Promise<Load> {
  const latenciesMs: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const asker = openAsker(url);
      for (let call = next(); call; call = next()) {
        const askedAt = performance.now();
        const answer = await asker.ask(call);
        if (answer.status !== status) throw new Error(`${call.path} answered ${answer.text}`);
        latenciesMs.push(performance.now() - askedAt);
      }
      await asker.close();
    }),
  );
  return { seconds: (performance.now() - start) / 1_000, latenciesMs };
}

/** Calls for `askInTurn`: `count` of them, each made with its number. */
export function handOut(count: number, make: (index: number) => Call): () => Call | undefined {
  let handed = 0;
  return () => {
    if (handed === count) return undefined;
    handed += 1;
    return make(handed - 1);
  };
}
