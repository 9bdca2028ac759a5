import net from 'node:net';

/** HOST is not an address that this machine can listen on. */
export class ListenAddressError extends Error {
  constructor(cause: NodeJS.ErrnoException) {
    super(
      `HOST is not an address of this machine (${cause.code ?? cause.message}). ` +
        'Set it to 127.0.0.1, to 0.0.0.0 for every network, or to an address of this machine.',
      { cause },
    );
    this.name = 'ListenAddressError';
  }
}

/** Error codes about the port; all others are about the address. */
const PORT_CODES: ReadonlySet<string | undefined> = new Set(['EADDRINUSE', 'EACCES']);

/**
 * Listens briefly, so that a wrong address or a port in use is reported before a database is created or started. Throws
 * `ListenAddressError`, or the system's error about the port.
 */
export function assertCanListenOn(host: string, port: number): Promise<void> {
  const server = net.createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(PORT_CODES.has(error.code) ? error : new ListenAddressError(error)),
    );
    server.listen({ host, port }, () => server.close(() => resolve()));
  });
}
