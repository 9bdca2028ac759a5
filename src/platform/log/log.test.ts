import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(line: object): Record<string, unknown> {
  const lines: string[] = [];
  createLog('info', { write: (text) => void lines.push(text) }).info(line, 'something happened');
  return JSON.parse(lines.join(''));
}

const SECRETS = {
  authorization: 'Bearer abc',
  password: 'hunter2',
  token: 'abc',
  email: 'ana@example.com',
  headers: { cookie: 'abc' },
  connectionString: 'postgres://user:hunter2@db',
};
const REDACTED = Object.fromEntries(Object.keys(SECRETS).map((name) => [name, '[redacted]']));

test('secret fields of a logged object are redacted, its other fields are not', () => {
  const line = logged({ call: { name: 'book', ...SECRETS }, rows: 3 });
  expect(line).toMatchObject({ call: { name: 'book', ...REDACTED }, rows: 3 });
});

test('secret fields attached to an error are redacted', () => {
  const { headers: _, ...plain } = SECRETS;
  const { headers: __, ...redacted } = REDACTED;
  const { err } = logged({ err: Object.assign(new Error('refused'), plain) });
  expect(err).toMatchObject({ message: 'refused', ...redacted });
});

test('logging does not change the object', () => {
  const call = { ...SECRETS };
  logged({ call });
  expect(call).toEqual(SECRETS);
});

test('a request is logged without its query string and headers', () => {
  const line = logged({ req: { method: 'GET', url: '/api/x?token=abc', headers: SECRETS } });
  expect(line.req).toEqual({ method: 'GET', path: '/api/x' });
});

test('lines that are not written yet are written when the process exits', () => {
  const script = `
    import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)};
    createLog('info').info('the last line');
    process.exit(1);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  expect(JSON.parse(String(stdout))).toMatchObject({ msg: 'the last line' });
});
