import childProcess from 'node:child_process';
import dns from 'node:dns';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import timers from 'node:timers';
import timersPromises from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import workerThreads from 'node:worker_threads';

/**
 * Imports the given files, and prints as JSON what these modules do on import besides defining things: file access,
 * timers, process event handlers, child processes, threads, connections, WebAssembly. Reads by the module loader and
 * calls by packages are excluded: only calls with one of our modules on the stack count.
 */

const ROOT = pathToFileURL(path.resolve(import.meta.dirname, '../..')).href;
const files: readonly string[] = JSON.parse(process.argv[2] ?? '[]');
Error.stackTraceLimit = 100;

const calls: string[] = [];

/** Records a call by one of our modules, such as `fs.readFileSync by src/platform/x.ts`. */
function note(name: string): void {
  const stack = new Error().stack ?? '';
  const frame = stack.split('\n').find((line) => line.includes(`${ROOT}/src/`));
  if (frame) calls.push(`${name} by ${frame.split(`${ROOT}/`)[1]?.split(':')[0]}`);
}

/** Wraps all functions and constructors of an object to record their calls. */
function watch(name: string, target: object): void {
  for (const [key, value] of Object.entries(target)) {
    if (typeof value !== 'function') continue;
    const watched = new Proxy(value, {
      apply: (work, self, values) => {
        note(`${name}.${key}`);
        return Reflect.apply(work, self, values);
      },
      construct: (work, values, made) => {
        note(`new ${name}.${key}`);
        return Reflect.construct(work, values, made);
      },
    });
    Object.defineProperty(target, key, { value: watched, configurable: true, writable: true });
  }
}

const { promises: filePromises } = fs;
const builtIns = { childProcess, dns, fs, http, https, net, timers, timersPromises, workerThreads };
for (const [name, target] of Object.entries({ ...builtIns, filePromises })) watch(name, target);
syncBuiltinESMExports();
const { setTimeout, setInterval, setImmediate, queueMicrotask, fetch } = globalThis;
const globals = { setTimeout, setInterval, setImmediate, queueMicrotask, fetch };
watch('global', globals);
Object.assign(globalThis, globals);
const { compile, instantiate, Module, Instance } = WebAssembly;
const assembly = { compile, instantiate, Module, Instance };
watch('WebAssembly', assembly);
Object.assign(WebAssembly, assembly);
const { on, once, addListener, prependListener } = process;
const handlers = { on, once, addListener, prependListener };
watch('process', handlers);
Object.assign(process, handlers);

// Accessed early: their pipes are created on first access, and would count as active resources.
void [process.stdout, process.stderr];
const before = process.getActiveResourcesInfo();
for (const file of files) await import(`${ROOT}/${file}`);
// Anything started by then shows up as an active resource.
await new Promise((resolve) => timers.setImmediate(resolve));
const open = process.getActiveResourcesInfo();
const told = JSON.stringify({ imported: files.length, calls, before, open });
process.stdout.write(told, () => process.exit());
