import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { inject } from 'vitest';
import { findFreePort } from './free-port.ts';

/** A proxy between the app and its database that counts statements and can break the connection. */
export class DatabaseWire {
  #server: Server | undefined;
  #sockets = new Set<Socket>();
  #isHanging = false;
  port = 0;
  /** Number of statements that have passed. */
  statements = 0;
  /** Called for each statement on its way to the database. */
  onStatement: (count: number) => void = () => {};

  async restore(): Promise<void> {
    this.#isHanging = false;
    const { host, port } = inject('testServer');
    if (this.port === 0) this.port = await findFreePort();
    const server = createServer((client) => {
      if (this.#isHanging) {
        this.#sockets.add(client.on('error', () => {}));
        return;
      }
      const database = host.startsWith('/')
        ? connect(`${host}/.s.PGSQL.${port}`)
        : connect(port, host);
      const readMessages = messageReader((type) => {
        if (type !== 'Q' && type !== 'P') return;
        this.statements += 1;
        this.onStatement(this.statements);
      });
      client.on('data', readMessages);
      for (const [from, to] of [
        [client, database],
        [database, client],
      ] as const) {
        this.#sockets.add(from);
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => {
          this.#sockets.delete(from);
          to.destroy();
        });
      }
    });
    this.#server = server;
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
  }

  /** From now on no data is forwarded, on new connections either, and no error is reported. */
  hang(): void {
    this.#isHanging = true;
    for (const socket of this.#sockets) socket.pause().unpipe();
  }

  /** As without a route: like `hang`, but new connections fail at once. `restore` ends it for new connections. */
  loseRoute(): void {
    this.hang();
    this.#server?.close();
  }

  /** Forwards data on new connections again; connections that hang keep hanging. */
  pass(): void {
    this.#isHanging = false;
  }

  async cut(): Promise<void> {
    this.#isHanging = false;
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}

const TYPE_BYTES = 1;
const LENGTH_BYTES = 4;

/** Parses the type of each message from a Postgres client, regardless of how it is split into chunks. */
function messageReader(onMessage: (type: string) => void): (chunk: Buffer) => void {
  let held = Buffer.alloc(0);
  // The startup message has no type byte.
  let typeBytes = 0;
  return (chunk) => {
    held = Buffer.concat([held, chunk]);
    while (held.length >= typeBytes + LENGTH_BYTES) {
      const length = typeBytes + held.readUInt32BE(typeBytes);
      if (held.length < length) return;
      if (typeBytes > 0) onMessage(String.fromCharCode(held.readUInt8(0)));
      held = held.subarray(length);
      typeBytes = TYPE_BYTES;
    }
  };
}
