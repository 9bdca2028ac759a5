import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Runs one of our scripts in a child process that is ended when this process ends. */
export function forkChild(script: URL): {
  process: ChildProcess;
  pid: number;
  stop(): Promise<void>;
} {
  const child = fork(fileURLToPath(script), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${script} could not be started`);
  child.once('error', () => {});
  return {
    process: child,
    pid,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Runs one of our servers in a child process: sends it `given` and receives the port that it listens on. */
export async function forkServer(script: URL, given: unknown) {
  const child = forkChild(script);
  child.process.send(given as object);
  const [port] = await Promise.race([
    once(child.process, 'message'),
    once(child.process, 'exit').then(() => {
      throw new Error(`${script} has ended`);
    }),
  ]);
  return { pid: child.pid, url: `http://127.0.0.1:${port}`, stop: child.stop };
}
