import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** How often due requests are sent, in milliseconds. */
const TICK_MS = 5;

/** The result of one request: what `readHtml` returned for its response, and when it was sent. */
export type Sent<Read> = { path: string; sentAtMs: number; latencyMs: number; read: Read };

/**
 * Open-loop load: sends requests at a fixed rate, whether or not earlier ones have been answered, as visitors do.
 * Latencies count from when a request was due. Only what `readHtml` returns is kept of each response: the pages of 20
 * seconds are 700 MB, and collecting such garbage delays the next requests by hundreds of milliseconds.
 */
export async function openLoop<Read>(
  url: string,
  {
    perSecond,
    seconds,
    pathOf,
    readHtml,
  }: {
    perSecond: number;
    seconds: number;
    pathOf: (at: number) => string;
    readHtml: (html: string) => Read;
  },
): Promise<Sent<Read>[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
  const all: Promise<Sent<Read>>[] = [];
  const send = async (path: string, dueAtMs: number): Promise<Sent<Read>> => {
    const sentAtMs = performance.now();
    const html = await get(agent, url + path);
    return { path, sentAtMs, latencyMs: performance.now() - dueAtMs, read: readHtml(html) };
  };
  const startedMs = performance.now();
  const total = perSecond * seconds;
  while (all.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - startedMs) / 1_000) * perSecond));
    while (all.length < due) {
      const dueAtMs = startedMs + (all.length / perSecond) * 1_000;
      all.push(send(pathOf(all.length), dueAtMs));
    }
    await wait(TICK_MS);
  }
  const sent = await Promise.all(all);
  agent.destroy();
  return sent;
}

async function get(agent: http.Agent, url: string): Promise<string> {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(url, { agent }, resolve).on('error', reject);
  });
  const html = await text(response);
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  return html;
}
