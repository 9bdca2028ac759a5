import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'lawfront-lint-'));
  for (const file of ['biome.json', '.gitignore']) {
    copyFileSync(path.join(ROOT, file), path.join(project, file));
  }
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

/** What the project's linter says about a file with one import, in a project that has nothing else. */
function lint(file: string, statement: string): string {
  const absolute = path.join(project, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, `${statement}\n`);
  const { stdout, stderr } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/biome'),
    ['lint', '--only=style/noRestrictedImports', file],
    { cwd: project, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  return stdout + stderr;
}

it.each([
  [
    'web/features/home/x.tsx',
    "import { bookAppointment } from '../../../src/appointments/book-appointment.ts';",
    'Ask for data through a procedure',
  ],
  [
    'web/router.tsx',
    "import { appRouter } from '../src/app-router.ts';",
    'Only the types AppRouter and Context',
  ],
  [
    'web/features/home/x.tsx',
    "import { openDatabase } from '../../../db/client.ts';",
    'The client has no database',
  ],
  [
    'web/features/home/x.tsx',
    "import { Route } from '../../routes/index.tsx';",
    'Routes compose features',
  ],
  [
    'web/components/x.tsx',
    "import { Hero } from '../features/home/hero.tsx';",
    'know nothing of this product',
  ],
  [
    'src/firm/x.ts',
    "import { Hero } from '../../web/features/home/hero.tsx';",
    'imports none of its code',
  ],
  [
    'src/firm/queries.ts',
    "import { startTestApp } from '../testing/test-app.ts';",
    'Only tests import',
  ],
  ['src/firm/x.ts', "import { siteRouter } from '../site/router.ts';", 'never its router'],
  ['src/firm/queries.ts', "import { TRPCError } from '@trpc/server';", 'know nothing of HTTP'],
  [
    'src/appointments/book-appointment.ts',
    "import type { FastifyReply } from 'fastify';",
    'know nothing of HTTP',
  ],
  [
    'src/identity/local-pool/x.ts',
    "import type { FastifyReply } from 'fastify';",
    'know nothing of HTTP',
  ],
  ['src/articles/router.ts', "import { sql } from 'kysely';", 'Put the query into queries.ts'],
  [
    'src/articles/schema.ts',
    "import { listLatestArticles } from './queries.ts';",
    'Browsers load this file',
  ],
  [
    'src/articles/rules.ts',
    "import { readFile } from 'node:fs/promises';",
    'Browsers load this file',
  ],
])('%s may not: %s', (file, statement, message) => {
  expect(lint(file, statement)).toContain(message);
});

it.each([
  ['web/features/home/x.tsx', "import { SLOT_STARTS } from '../../../src/appointments/rules.ts';"],
  ['web/router.tsx', "import type { AppRouter } from '../src/app-router.ts';"],
  ['src/email/send-email.ts', "import { getFirmProfile } from '../firm/queries.ts';"],
  ['src/articles/schema.ts', "import { instantOut } from '../instant-schema.ts';"],
  ['src/app-router.ts', "import { siteRouter } from './site/router.ts';"],
])('%s may: %s', (file, statement) => {
  expect(lint(file, statement)).not.toContain('noRestrictedImports');
});
