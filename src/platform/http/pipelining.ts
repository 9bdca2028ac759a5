import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining.ts';
import { KEEP_ALIVE_SECONDS } from './keep-alive.ts';

/** Browsers that supported pipelining sent at most 32 requests ahead (Firefox); today's send none. */
const MAX_WAITING = 32;

const TOO_MANY_REQUESTS = 429;

/** Return value that makes `llhttp_execute` return, even if part of the chunk is left. */
const STOP = 2;

/** A client that reads nothing of a response for this long, in milliseconds, is disconnected. */
const STALLED_MS = 15_000;
const LOOK_EVERY_MS = 1_000;

type Timeouts = {
  /** Timeout between two requests of a connection. */
  idleMs: number;
  /** Timeout without a byte in either direction while a response is in progress. */
  silentMs: number;
};

const TIMEOUTS: Timeouts = { idleMs: KEEP_ALIVE_SECONDS * 1_000, silentMs: 30_000 };

/**
 * Back pressure for pipelined requests: those of one connection are processed one after the other, each when the
 * response before it has been received. A client that sends too far ahead, or stops reading, is disconnected. Node
 * itself would process all requests of a 64 KB chunk at once: some 2,000 pages of 10 KB each, even if the client reads
 * none. Register last, because it must receive requests before all other listeners.
 *
 * The same timer closes idle connections, so `keepAliveTimeout` and `connectionTimeout` of Fastify must be 0. (A
 * connection without any request so far is closed by Node's `headersTimeout`.)
 */
export function registerPipelining(
  app: FastifyInstance,
  draining: Draining,
  timeouts: Timeouts = TIMEOUTS,
): void {
  const queues = new Map<Socket, AnswerQueue>();
  const timer = setInterval(() => {
    for (const queue of queues.values()) queue.endIfStuck(performance.now(), timeouts);
  }, LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onReady', async () => {
    const { server } = app;
    const [listener] = server.listeners('request') as RequestListener[];
    if (!listener) return;
    const queueOf = (socket: Socket) => {
      const queue = new AnswerQueue(socket, draining, listener.bind(server));
      queues.set(socket, queue);
      socket.once('close', () => queues.delete(socket));
      return queue;
    };
    server.removeListener('request', listener);
    server.on('request', (request, response) => {
      const { socket } = request;
      (queues.get(socket) ?? queueOf(socket)).take(request, response);
    });
  });
}

/** The requests of one connection: one is being processed, the others wait. */
class AnswerQueue {
  readonly #socket: Socket;
  readonly #draining: Draining;
  readonly #listener: RequestListener;
  /** The response in progress. */
  #response: ServerResponse | undefined;
  /** As of the last check. */
  #takenBytes = 0;
  #takenAtMs = 0;
  #readBytes = 0;
  #activeAtMs = performance.now();
  #waiting: [IncomingMessage, ServerResponse][] = [];

  constructor(socket: Socket, draining: Draining, listener: RequestListener) {
    this.#socket = socket;
    this.#draining = draining;
    this.#listener = listener;
  }

  take(request: IncomingMessage, response: ServerResponse): void {
    // The rest of a chunk that contained too many requests.
    if (this.#socket.destroyed) return;
    if (!this.#response) this.#answer(request, response);
    else if (this.#waiting.length < MAX_WAITING) this.#waiting.push([request, response]);
    else this.#hangUp();
  }

  /**
   * To be called periodically: closes a connection whose client reads none of its pending output, and one without any
   * activity.
   */
  endIfStuck(nowMs: number, { idleMs, silentMs }: Timeouts): void {
    const taken = takenBytes(this.#socket);
    const { bytesRead, writableLength } = this.#socket;
    if (taken !== this.#takenBytes || bytesRead !== this.#readBytes) this.#activeAtMs = nowMs;
    if (writableLength === 0 || taken !== this.#takenBytes) this.#takenAtMs = nowMs;
    this.#takenBytes = taken;
    this.#readBytes = bytesRead;
    const quietMs = this.#response ? silentMs : idleMs;
    if (nowMs - this.#takenAtMs >= STALLED_MS || nowMs - this.#activeAtMs >= quietMs) {
      this.#hangUp();
    }
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    this.#response = response;
    this.#draining.begin();
    // Emitted once, whether the response was sent or the client disconnected.
    response.on('close', this.#next);
    this.#listener(request, response);
  }

  /** One shared listener instead of a closure per response. */
  readonly #next = (): void => {
    const status = this.#response?.statusCode;
    this.#response = undefined;
    this.#draining.end();
    const first = this.#waiting.shift();
    if (!first) return;
    if (this.#socket.destroyed || status === TOO_MANY_REQUESTS) this.#hangUp();
    else this.#answer(...first);
  };

  #hangUp(): void {
    this.#waiting = [];
    this.#socket.destroy();
    stopParsing(this.#socket);
  }
}

/** Bytes handed to the operating system. The socket's `bytesWritten` also counts bytes that Node still buffers. */
function takenBytes(socket: Socket): number {
  const { _handle: handle } = socket as {
    _handle?: { bytesWritten: number; writeQueueSize: number } | null;
  };
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}

/**
 * Stops the parser of a destroyed socket. Until the socket closes, which is after all other sockets have been read,
 * Node would parse the rest of the chunk and store it, 3 KB for each 30 bytes. There is no documented way to stop that;
 * Node itself returns this value to the parser when a connection is upgraded from HTTP. If a later version of Node has
 * no `onIncoming`, only memory use suffers.
 */
function stopParsing(socket: Socket): void {
  const { parser } = socket as { parser?: { onIncoming?: () => number } };
  if (parser?.onIncoming) parser.onIncoming = () => STOP;
}
