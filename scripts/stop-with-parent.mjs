import process from 'node:process';

const LOOK_EVERY_MS = 200;

/**
 * Ends this process with SIGTERM when its parent has exited. npm passes a SIGTERM to the shell that runs a script, and
 * that shell exits without signalling its child.
 */
export function stopWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
