import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_ENV, staffToken } from '../../src/testing/people.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { CLIENT_PROGRAM } from './client-program.ts';

const run = promisify(execFile);

const MODULES = path.resolve(import.meta.dirname, '../../node_modules');
const GENERATOR = path.join(MODULES, 'openapi-typescript/bin/cli.js');
const RESOLVER = path.join(import.meta.dirname, 'resolve-typescript.mjs');
const COMPILER = path.join(MODULES, 'typescript/bin/tsc');

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: 'es2024',
    module: 'nodenext',
    allowImportingTsExtensions: true,
    types: ['node'],
  },
  include: ['*.ts'],
};

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  folder = await mkdtemp(path.join(os.tmpdir(), 'lawfront-client-'));
  await symlink(MODULES, path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  await writeFile(path.join(folder, 'program.ts'), CLIENT_PROGRAM);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

it('a client generated from openapi.json compiles, books, and reads what it has booked', async () => {
  const node = (...args: string[]) => run(process.execPath, args, { cwd: folder });
  const description = `${app.url}/api/openapi.json`;
  await node('--import', RESOLVER, GENERATOR, description, '-o', 'api.d.ts');
  // The compiler prints errors to standard output.
  const compiled = await node(COMPILER, '-p', '.').catch(({ stdout }) => ({ stdout }));
  expect(compiled.stdout).toBe('');
  const { stdout } = await node('program.ts', app.url, await staffToken(app));
  const { id, ...result } = JSON.parse(stdout);
  expect({ id, ...result }).toEqual({
    id: expect.any(String),
    status: [201, null],
    repeatedId: id,
    late: [409, 'slot_taken', 'string'],
    read: [200, 'dana@example.com', 'scheduled'],
    template: 201,
  });
});
