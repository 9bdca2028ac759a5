const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

type Awaited = { kind: 'head'; read: Buffer } | { kind: 'bytes'; left: number } | ChunkedBody;
type ChunkedBody = { kind: 'chunks'; tail: Buffer };

/**
 * Finds the end of HTTP/1.1 responses for a client that does not pipeline. It costs almost nothing, so that the
 * benchmark measures the server and not the client. Limitation: chunked bodies must not contain the end marker.
 */
export class AnswerReader {
  #awaited: Awaited = startOfHead();
  readonly #status: string;

  /** @param status Expected status of every response. */
  constructor(status: number) {
    this.#status = `HTTP/1.1 ${status} `;
  }

  /** Whether a response ends with these bytes. Throws at a response with another status. */
  push(bytes: Buffer): boolean {
    const awaited = this.#awaited;
    this.#awaited =
      awaited.kind === 'head'
        ? this.#readHead(Buffer.concat([awaited.read, bytes]))
        : after(awaited, bytes);
    if (!isComplete(this.#awaited)) return false;
    this.#awaited = startOfHead();
    return true;
  }

  #readHead(read: Buffer): Awaited {
    const end = read.indexOf(HEAD_END);
    if (end < 0) return { kind: 'head', read };
    const head = read.toString('latin1', 0, end);
    if (!head.startsWith(this.#status))
      throw new Error(`Not ${this.#status}: ${read.toString('utf8', 0, 1_000)}`);
    const body = read.subarray(end + HEAD_END.length);
    if (/\r\ntransfer-encoding: chunked/i.test(head)) {
      return after({ kind: 'chunks', tail: Buffer.alloc(0) }, body);
    }
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    return after({ kind: 'bytes', left: length }, body);
  }
}

const startOfHead = (): Awaited => ({ kind: 'head', read: Buffer.alloc(0) });

function after(awaited: Exclude<Awaited, { kind: 'head' }>, bytes: Buffer): Awaited {
  if (awaited.kind === 'bytes') return { kind: 'bytes', left: awaited.left - bytes.length };
  const tail = bytes.length < LAST_CHUNK.length ? Buffer.concat([awaited.tail, bytes]) : bytes;
  return { kind: 'chunks', tail: tail.subarray(-LAST_CHUNK.length) };
}

function isComplete(awaited: Awaited): boolean {
  if (awaited.kind === 'bytes') return awaited.left === 0;
  return awaited.kind === 'chunks' && awaited.tail.equals(LAST_CHUNK);
}
