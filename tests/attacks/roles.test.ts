import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IS_FULL, SEED } from '../../src/testing/attack-size.ts';
import { bearer, roleToken, STAFF_ENV } from '../../src/testing/people.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { anyRequest } from './any-request.ts';
import type { KnownValues } from './any-value.ts';
import { type Call, everyCall } from './calls.ts';
import { knownValues } from './known-values.ts';
import { plainRequest } from './plain-request.ts';
import { addTwoAttorneys, WORDS } from './two-attorneys.ts';
import { openWire, type Wire } from './wire.ts';

const AT_MOST_MS = 3_600_000;

/** Number of requests, of mixed roles and with ids of rows of all users. */
const REQUESTS = IS_FULL ? 20_000 : 600;

/** Calls that send requests to external services. */
const CALLS_EXTERNAL_SERVICES = /test|preview|fetch|migration/i;

/** Excluded: its response ends only after minutes, and contains only names of features. */
const STREAM = 'live.changes';

let app: TestApp;
let wire: Wire;
let known: KnownValues;
let calls: Call[];
let tokens: Record<'ana' | 'editor' | 'auditor', string>;
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, RATE_LIMIT_FACTOR: '1000000' } });
  wire = openWire(app.url);
  const general = await knownValues(app);
  const { token: ana, rows } = await addTwoAttorneys(app);
  const own = Object.values(rows).flatMap((each) => Object.values(each));
  known = { ...general, id: [...own, ...(general.id ?? []).slice(0, 20)], ids: [own] };
  calls = (await everyCall(app)).filter(
    ({ name, path }) =>
      !CALLS_EXTERNAL_SERVICES.test(name) && name !== STREAM && /admin|trpc/.test(path),
  );
  const { token: editor } = await roleToken(app, 'editor');
  const { token: auditor } = await roleToken(app, 'auditor');
  tokens = { ana, editor, auditor };
});
afterAll(async () => {
  await wire.close();
  await app.close();
});

const rowsOf = (word: string) =>
  Promise.all([
    app.deps.db.selectFrom('contactSubmissions').selectAll().where('lastName', '=', word).execute(),
    app.deps.db.selectFrom('appointments').selectAll().where('lastName', '=', word).execute(),
  ]);

const forbidden = { ana: /Brambleworth/i, editor: /Quillfeather|Brambleworth/i, auditor: /^\b$/ };

it(
  'generated requests of any role read and change no row that the role may not see',
  async () => {
    const before = await rowsOf(WORDS.ben);
    const request = fc
      .tuple(fc.constantFrom('ana', 'editor', 'auditor' as const), fc.constantFrom(...calls))
      .chain(([who, call]) =>
        fc
          .oneof(anyRequest(call, known), plainRequest(call, known))
          .map((asked) => ({ who: who as keyof typeof tokens, call, asked })),
      );
    let answered = 0;
    const result = await fc.check(
      fc.asyncProperty(request, async ({ who, call, asked }) => {
        if (who === 'auditor' && call.isWrite && /export/.test(call.name)) return;
        const { status, bytes } = await wire.ask({
          ...asked,
          headers: { ...asked.headers, ...bearer(tokens[who]) },
        });
        if (status < 300) answered += 1;
        if (status >= 500 && status !== 503) throw new Error(`${status} for ${call.name}`);
        if (forbidden[who].test(bytes.toString())) {
          throw new Error(`${who} reads a foreign row by ${call.name}: ${bytes.toString()}`);
        }
      }),
      { numRuns: REQUESTS, seed: SEED },
    );
    expect(result.failed ? String(result.errorInstance) : '').toBe('');
    expect(answered).toBeGreaterThan(REQUESTS / 20);
    expect(await rowsOf(WORDS.ben)).toEqual(before);
  },
  AT_MOST_MS,
);
