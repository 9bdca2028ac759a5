// Written in JavaScript, with the build in a separate process: the code that strips types and the code that builds
// would otherwise stay in memory as long as the server runs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { limitFreeMemory } from '../src/limit-free-memory.mjs';
import { stopWithParent } from './stop-with-parent.mjs';

limitFreeMemory();
stopWithParent();
const program = path.join(import.meta.dirname, 'build.ts');
const build = spawn(process.execPath, [program], { stdio: 'inherit' });
const [code] = await once(build, 'exit');
if (code !== 0) process.exit(code ?? 1);
await import('../src/main.mjs');
