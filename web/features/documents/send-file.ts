import { PART_BYTES } from '../../../src/features/documents/rules.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { apiUrl } from '../../lib/api-url.ts';

/** A file that is being sent to a document which the server has made room for. */
export type Sending = {
  file: Blob;
  /** The path of the call that takes its bytes. */
  path: string;
  /** The headers of each request, such as the sign-in of staff, which is renewed meanwhile. */
  headers?: () => Promise<Record<string, string>>;
  /** How much of it is stored already. */
  storedBytes: number;
  onProgress: (storedBytes: number) => void;
  /** Called when the line breaks, and when it is back. */
  onLine: (isOnline: boolean) => void;
  signal: AbortSignal;
};

/** Requests begin with one part, and grow while the line is fast. Staff send at most a megabyte at once. */
const MAX_SLICE_BYTES = 4 * PART_BYTES;
const FAST_MS = 1_500;

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
const BUSY: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** The server has refused the bytes, with a message for people; undefined if it had none. */
export class SendingRefused extends Error {}

/**
 * Sends a file in slices, each of which is stored before the next one is sent. If the line breaks or the server is busy,
 * it waits and continues where the server says, for as long as the page is open. Throws `SendingRefused`, or the reason of
 * the signal.
 */
export async function sendFile(sending: Sending): Promise<void> {
  const { file, onProgress, onLine, signal } = sending;
  let { storedBytes } = sending;
  let sliceBytes = PART_BYTES;
  let failures = 0;
  while (storedBytes < file.size) {
    signal.throwIfAborted();
    const startMs = performance.now();
    const answer = await sendSlice(sending, storedBytes, sliceBytes);
    if (answer === 'later') {
      failures += 1;
      sliceBytes = PART_BYTES;
      onLine(false);
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS), signal);
      continue;
    }
    if (failures > 0) onLine(true);
    failures = 0;
    storedBytes = answer.storedBytes;
    const isFast = performance.now() - startMs < FAST_MS;
    sliceBytes = isFast ? Math.min(2 * sliceBytes, MAX_SLICE_BYTES) : PART_BYTES;
    onProgress(storedBytes);
  }
}

type Answer = { storedBytes: number } | 'later';

async function sendSlice(
  { file, path, headers, signal }: Sending,
  offset: number,
  sliceBytes: number,
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(apiUrl(`${path}?offset=${offset}`), {
      method: 'PUT',
      credentials: 'include',
      headers: { 'content-type': 'application/octet-stream', ...(await headers?.()) },
      body: file.slice(offset, offset + sliceBytes),
      signal,
    });
  } catch {
    signal.throwIfAborted();
    return 'later';
  }
  const body = await response.json().catch(() => ({}));
  if (response.ok || body.reason === 'wrong_offset') return { storedBytes: body.storedBytes };
  if (BUSY.has(response.status)) return 'later';
  throw new SendingRefused(body.message ?? '');
}

/**
 * Makes a call that can be repeated, such as the end of an upload, again and again while the line is broken or the server
 * is busy. Throws every other error, or the reason of the signal.
 */
export async function untilAnswered<Answer>(
  call: () => Promise<Answer>,
  { onLine, signal }: Pick<Sending, 'onLine' | 'signal'>,
): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      const answer = await call();
      if (failures > 0) onLine(true);
      return answer;
    } catch (error) {
      const known = apiErrorOf(error);
      if (known && !BUSY.has(known.httpStatus)) throw error;
      onLine(false);
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS), signal);
    }
  }
}

/** Ends early when the browser is online again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
