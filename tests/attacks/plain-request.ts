import fc from 'fast-check';
import { type KnownValues, objectLike, valueLike } from './any-value.ts';
import type { Call } from './calls.ts';
import type { WireRequest } from './wire.ts';

/** The weight of hostile values: none. */
const HOSTILE = 0;

/** A request as an API client sends it: well-formed, with known values where available. */
export function plainRequest(call: Call, known: KnownValues): fc.Arbitrary<WireRequest> {
  const inputs = fc.tuple(
    objectLike(call.params, known, HOSTILE),
    objectLike(call.query, known, HOSTILE),
    valueLike(
      call.transport === 'rest' ? { type: 'object', ...call.input } : call.input,
      known,
      HOSTILE,
    ),
  );
  return inputs.map(([params, query, input]) => {
    const body = JSON.stringify(input) ?? '';
    const path = call.path.replace(/\{(\w+)\}/g, (_all, name) =>
      encodeURIComponent(String(params[name] ?? '-')),
    );
    const isQuery = call.transport === 'trpc' && !call.isWrite;
    const search = new URLSearchParams(
      isQuery ? { input: body } : Object.entries(query).map(([name, value]) => [name, `${value}`]),
    );
    return {
      method: call.method,
      path: search.size > 0 ? `${path}?${search}` : path,
      ...(call.isWrite && { headers: { 'content-type': 'application/json' }, body }),
    };
  });
}
