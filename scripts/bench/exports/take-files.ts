import { setTimeout as wait } from 'node:timers/promises';
import { bearer } from '../../../src/testing/people.ts';

/** The session of a staff member who downloads files from the back office. */
export type DownloadClient = { url: string; token: string };

export type Taken = { bytes: number; lines: number; seconds: number };

const NEWLINE = '\n'.charCodeAt(0);

/** Downloads the export of all messages and discards it. */
export async function takeMessages(client: DownloadClient, filter: object = {}): Promise<Taken> {
  const start = performance.now();
  const taken = { bytes: 0, lines: 0 };
  for await (const chunk of (await openMessages(client, filter)).body ?? []) {
    taken.bytes += chunk.length;
    for (const byte of chunk) if (byte === NEWLINE) taken.lines += 1;
  }
  return { ...taken, seconds: (performance.now() - start) / 1_000 };
}

/** Downloads the export slowly, one chunk at a time, then aborts. */
export async function downloadSlowly(
  client: DownloadClient,
  throttle: { pieces: number; everyMs: number },
) {
  const away = new AbortController();
  const reader = (await openMessages(client, {}, away.signal)).body?.getReader();
  for (let piece = 0; piece < throttle.pieces; piece += 1) {
    await reader?.read();
    await wait(throttle.everyMs);
  }
  away.abort();
}

async function openMessages({ url, token }: DownloadClient, filter: object, signal?: AbortSignal) {
  const response = await fetch(`${url}/api/admin/contact-submissions/export`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify(filter),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`The export answered ${response.status}`);
  return response;
}

/** Duration of a back-office call in milliseconds, including the whole response. */
export async function callMs(
  { url, token }: DownloadClient,
  path: string,
  body?: object,
): Promise<number> {
  const start = performance.now();
  const response = await fetch(url + path, {
    headers: { ...bearer(token), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - start;
}

/** Sends requests at a fixed rate, independent of response times, until `until` settles. */
export async function askMeanwhile(
  ask: () => Promise<number>,
  until: Promise<unknown>,
): Promise<number[]> {
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  const answers: Promise<number>[] = [];
  while (!isOver) {
    answers.push(ask());
    await wait(ASK_EVERY_MS);
  }
  return Promise.all(answers);
}

const ASK_EVERY_MS = 25;
