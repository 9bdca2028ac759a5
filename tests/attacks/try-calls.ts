import fc from 'fast-check';
import { SEED } from '../../src/testing/attack-size.ts';
import { anyRequest } from './any-request.ts';
import type { KnownValues } from './any-value.ts';
import type { Call } from './calls.ts';
import { jsonOf, type Wire, type WireAnswer, type WireRequest } from './wire.ts';

/** Maximum size of a response to any input, in bytes. For a batch it applies to each call. */
export const MAX_ANSWER_BYTES = 64 * 1024;
/** Maximum size of the whole site's content as one document; that of the demo firm has 75 KB. */
const MAX_DOCUMENT_BYTES = 128 * 1024;
const DOCUMENTS = new Set(['siteContent.get', 'GET /api/admin/site-content']);

const AT_ONCE = 20;

type Options = { known: KnownValues; inputs: number; headers?: Record<string, string> };

/**
 * Sends generated requests to a call. Returns the first wrong response with its request and the problem; undefined if
 * there was none.
 */
export async function tryCall(
  wire: Wire,
  call: Call,
  { known, inputs, headers = {} }: Options,
): Promise<string | undefined> {
  const requests = fc.array(anyRequest(call, known), { minLength: AT_ONCE, maxLength: AT_ONCE });
  const result = await fc.check(
    fc.asyncProperty(requests, async (together) => {
      const faults = await Promise.all(
        together.map(async (request) =>
          faultIn(
            request,
            await wire.ask({ ...request, headers: { ...request.headers, ...headers } }),
            DOCUMENTS.has(call.name) ? MAX_DOCUMENT_BYTES : MAX_ANSWER_BYTES,
          ),
        ),
      );
      const fault = faults.find((found) => found !== undefined);
      if (fault !== undefined) throw new Error(fault);
    }),
    { numRuns: Math.ceil(inputs / AT_ONCE), seed: SEED, endOnFailure: true },
  );
  return result.failed ? `${call.name}: ${result.errorInstance}` : undefined;
}

function faultIn(request: WireRequest, answer: WireAnswer, maxBytes: number): string | undefined {
  const { status, bytes } = answer;
  const told = JSON.stringify({ ...request, body: request.body?.toString() }).slice(0, 3_000);
  if (status >= 500) return `${status} to ${told}`;
  if (bytes.length > maxBytes) return `${bytes.length} bytes to ${told}`;
  if (status >= 400 && !isRefusal(answer))
    return `no refusal of ours (${status}) to ${told}: ${bytes}`;
  return undefined;
}

/** Whether the response is an error in our format; for a batch, whether all of its errors are. */
function isRefusal(answer: WireAnswer): boolean {
  const body = jsonOf(answer);
  const errors = [body].flat().filter((each) => each?.error || !Array.isArray(body));
  return errors.every((each) => {
    const data = each?.error?.data ?? each;
    return typeof data?.reason === 'string' && typeof data.message === 'string';
  });
}

/** Whether `Object.prototype`, which all objects of the process share, was polluted. */
export const isPolluted = () => 'polluted' in {};
