import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give to whoever connects: a client that knocks in vain must not meet itself. */
const FROM = 20_000;
const TO = 32_000;

/** A port of this machine that nobody listens on, for a server that is to come back to it. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(FROM, TO);
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
  return isFree ? port : findFreePort();
}
