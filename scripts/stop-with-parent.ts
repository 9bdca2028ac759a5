import process from 'node:process';

const LOOK_EVERY_MS = 200;

/**
 * Stops this process like SIGTERM does when the one that started it is gone. npm passes a SIGTERM on
 * to the shell that it runs a script in, and that shell ends without telling its child.
 */
export function stopWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
