import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** How often due requests are sent, in milliseconds. */
const TICK_MS = 5;

export type Sent = { path: string; sentAtMs: number; latencyMs: number; html: string };

/**
 * Sends requests at a fixed rate, whether or not earlier ones have been answered, as visitors do. Latencies count from
 * when a request was due.
 */
export async function openLoop(
  url: string,
  {
    perSecond,
    seconds,
    pathOf,
  }: { perSecond: number; seconds: number; pathOf: (at: number) => string },
): Promise<Sent[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
  const all: Promise<Sent>[] = [];
  const startedMs = performance.now();
  const total = perSecond * seconds;
  while (all.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - startedMs) / 1_000) * perSecond));
    while (all.length < due) {
      const dueAtMs = startedMs + (all.length / perSecond) * 1_000;
      all.push(send(agent, url, pathOf(all.length), dueAtMs));
    }
    await wait(TICK_MS);
  }
  const sent = await Promise.all(all);
  agent.destroy();
  return sent;
}

async function send(agent: http.Agent, url: string, path: string, dueAtMs: number): Promise<Sent> {
  const sentAtMs = performance.now();
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(url + path, { agent }, resolve).on('error', reject);
  });
  const html = await text(response);
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
  return { path, sentAtMs, latencyMs: performance.now() - dueAtMs, html };
}
