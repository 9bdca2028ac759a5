import { Readable } from 'node:stream';
import type pg from 'pg';

/** The COPY methods of pg's connection, which its types leave out. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

const CHUNK_BYTES = 64 * 1024;

/**
 * The rows of a `copy … to stdout` as bytes, about 64 KB at a time, with back pressure. Throws the database's error.
 * The client cannot run another query until the last row has been read.
 */
export async function* copyOut(client: pg.ClientBase, statement: string): AsyncGenerator<Buffer> {
  yield* client.query(new CopyOut(statement)).rows;
}

class CopyOut implements pg.Submittable {
  readonly rows: Readable;
  readonly #statement: string;
  #connection: pg.Connection | undefined;
  #gathered: Buffer[] = [];
  #gatheredBytes = 0;

  constructor(statement: string) {
    this.#statement = statement;
    const goOn = () => this.#connection?.stream.resume();
    this.rows = new Readable({
      read: goOn,
      // If the reader stops early, the remaining rows are drained.
      destroy(error, done) {
        goOn();
        done(error);
      },
    });
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.#statement);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: pg.Connection): void {
    // Copied, because pg reuses the buffer.
    this.#gathered.push(Buffer.from(chunk));
    this.#gatheredBytes += chunk.length;
    if (this.#gatheredBytes >= CHUNK_BYTES && !this.#pass()) connection.stream.pause();
  }

  handleCommandComplete(): void {
    this.#pass();
  }

  handleReadyForQuery(): void {
    this.rows.push(null);
  }

  handleError(error: Error): void {
    this.rows.destroy(error);
  }

  #pass(): boolean {
    const chunk = Buffer.concat(this.#gathered);
    this.#gathered = [];
    this.#gatheredBytes = 0;
    return this.rows.destroyed || chunk.length === 0 || this.rows.push(chunk);
  }
}

/** Feeds a `copy … from stdin`. Throws the error of the database or of the source; then nothing is copied. */
export function copyIn(
  client: pg.ClientBase,
  statement: string,
  source: AsyncIterable<Buffer>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(statement, source, resolve, reject));
  });
}

class CopyIn implements pg.Submittable {
  readonly #statement: string;
  readonly #source: AsyncIterable<Buffer>;
  readonly #resolve: () => void;
  readonly #reject: (error: unknown) => void;
  #sourceError: unknown;
  #isOver = false;

  constructor(
    statement: string,
    source: AsyncIterable<Buffer>,
    resolve: () => void,
    reject: (error: unknown) => void,
  ) {
    this.#statement = statement;
    this.#source = source;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#statement);
  }

  async handleCopyInResponse(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.#source) {
        if (this.#isOver) return;
        connection.sendCopyFromChunk(chunk);
        await drained(connection);
      }
      connection.endCopyFrom();
    } catch (error) {
      this.#sourceError = error;
      connection.sendCopyFail('the source failed');
    }
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#resolve();
  }

  handleError(error: Error): void {
    this.#isOver = true;
    this.#reject(this.#sourceError ?? error);
  }
}

function drained({ stream }: pg.Connection): Promise<void> {
  if (!stream.writableNeedDrain) return Promise.resolve();
  return new Promise((resolve) => {
    const goOn = () => {
      stream.off('drain', goOn).off('close', goOn);
      resolve();
    };
    stream.on('drain', goOn).on('close', goOn);
  });
}
