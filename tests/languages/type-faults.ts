import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CLONE } from './clone.ts';

/** What the compiler says about the catalogues of the clone. */
export async function typeFaults(): Promise<string> {
  const project = path.join(CLONE, 'tsconfig.messages.json');
  await writeFile(
    project,
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['messages'],
      exclude: ['messages/*.test.ts'],
      compilerOptions: { types: ['node'] },
    }),
  );
  const compiler = path.join(CLONE, 'node_modules/.bin/tsc');
  const { stdout } = await promisify(execFile)(compiler, ['--noEmit', '-p', project]).catch(
    (error: { stdout: string }) => error,
  );
  return stdout;
}
