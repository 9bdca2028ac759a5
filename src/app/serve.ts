import type { FirstSignIn } from '../features/identity/local-pool/first-account.ts';
import { drainAcceptBacklog } from '../platform/http/drain-accept-backlog.ts';
import { assertCanListenOn } from '../platform/http/listen-address.ts';
import { loadBundle } from '../platform/ssr/bundle-renderer.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { explainStartFailure } from './start-failure.ts';
import { watchStart } from './watch-start.ts';

// Requests in flight get 5.5 seconds to finish, then mails and jobs get 4.
const STOP_WITHIN_MS = 10_000;

/** SIGHUP: the terminal that started the process was closed. */
const STOP_SIGNALS: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Aborted by the first stop signal, even before the server is ready: everything opened so far is closed in either case.
 */
const stopping = new AbortController();
let isReady = false;

async function main(): Promise<void> {
  for (const signal of STOP_SIGNALS) process.on(signal, () => requestStop(signal));
  const config = readConfig(process.env);
  const { host, port } = config.server;
  await assertCanListenOn(host, port);
  const watch = watchStart((text) => process.stdout.write(`\n  ${text}\n`));
  const opening = createDeps(config, { stopping: stopping.signal, onStep: watch.enter });
  // Preloads the bundle while the database starts. An error is reported where the bundle is used.
  if (config.web === 'bundle') loadBundle().catch(() => {});
  const deps = await watch.limit(opening);
  for (const notice of deps.notices) process.stdout.write(`\n  ${notice}\n`);
  if (deps.firstSignIn) process.stdout.write(describeFirstSignIn(deps.firstSignIn));
  let app: Awaited<ReturnType<typeof buildApp>> | undefined;
  try {
    watch.enter('pages');
    app = await unlessStopped(watch.limit(buildApp(deps)));
    watch.enter('port');
    await watch.limit(app.listen({ host, port }));
    watch.end();
    process.stdout.write(`\n  Lawfront is ready at ${addressOf(app, config.server.publicUrl)}\n\n`);
    isReady = true;
    await stopRequested();
    deps.log.info({ signal: stopping.signal.reason }, 'stopping');
    await drainAcceptBacklog(app.server);
  } finally {
    await app?.close();
    await deps.dispose();
  }
}

function requestStop(signal: NodeJS.Signals): void {
  if (stopping.signal.aborted) return;
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  stopping.abort(signal);
}

/** Rejects as soon as a stop is requested, because the work may wait for something that does not happen. */
async function unlessStopped<Result>(work: Promise<Result>): Promise<Result> {
  await Promise.race([work, stopRequested()]);
  stopping.signal.throwIfAborted();
  return work;
}

function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    if (stopping.signal.aborted) resolve();
    else stopping.signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function describeFirstSignIn({ username, password = 'the one that you have set' }: FirstSignIn) {
  return `\n  Staff sign-in, shown only this once:\n    Username: ${username}\n    Password: ${password}\n`;
}

function addressOf(app: Awaited<ReturnType<typeof buildApp>>, publicUrl: string): string {
  const address = app.server.address();
  return typeof address === 'object' && address && publicUrl.endsWith(':0')
    ? `http://localhost:${address.port}`
    : publicUrl;
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    // A start that was interrupted by a stop signal is not a failure.
    if (stopping.signal.aborted && !isReady) process.exit(0);
    process.stderr.write(`\n${explainStartFailure(error)}\n\n`);
    process.exit(1);
  },
);
