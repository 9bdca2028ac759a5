import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { acceptWaiting } from './http/accept-waiting.ts';
import type { FirstSignIn } from './identity/local-pool/first-account.ts';
import { loadBundle } from './ssr/bundle-renderer.ts';
import { explainStartFailure } from './start-failure.ts';

// Answers have five seconds and a half, then mails and jobs four.
const STOP_WITHIN_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const opening = createDeps(config);
  // While the database starts. Who needs it finds it loaded, or learns why it is not.
  if (config.web === 'bundle') loadBundle().catch(() => {});
  const deps = await opening;
  if (deps.firstSignIn) process.stdout.write(describeFirstSignIn(deps.firstSignIn));
  const app = await buildApp(deps).catch(async (error) => {
    await deps.dispose();
    throw error;
  });

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    deps.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await acceptWaiting(app.server);
    await app.close();
    await deps.dispose();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const { host, port } = config.server;
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    await deps.dispose();
    throw error;
  }
  process.stdout.write(`\n  Lawfront is ready at ${addressOf(app, config.server.publicUrl)}\n\n`);
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

main().catch((error: unknown) => {
  process.stderr.write(
    `\n${error instanceof ConfigError ? error.message : explainStartFailure(error)}\n\n`,
  );
  process.exit(1);
});
