import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral port range: otherwise a client that connects to a closed port could connect to itself. */
const FROM = 20_000;
const TO = 32_000;

/** An unused local port, for a server that must be restarted on the same port. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(FROM, TO);
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
  return isFree ? port : findFreePort();
}
