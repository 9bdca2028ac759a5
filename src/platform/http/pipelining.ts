import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining.ts';

/** Browsers that pipelined sent at most 32 requests ahead (Firefox); the ones of today send none. */
const MAX_WAITING = 32;

const TOO_MANY_REQUESTS = 429;

/** `llhttp_execute` returns, whatever is left of the chunk. */
const STOP = 2;

/** A client that takes nothing of an answer for so long is cut off. */
const STALLED_MS = 15_000;
const LOOK_EVERY_MS = 1_000;

/**
 * Answers the requests of one connection one after the other: an answer is begun when the one before has been taken,
 * and a client that sends too far ahead is cut off, as is one that takes nothing. Node's own way is to answer all that
 * came in one chunk of 64 KB: some 2,000 pages of 10 KB each, even if the client reads none. Register last: it
 * takes requests before everybody else does.
 */
export function registerPipelining(app: FastifyInstance, draining: Draining): void {
  const queues = new Map<Socket, AnswerQueue>();
  const timer = setInterval(() => {
    for (const queue of queues.values()) queue.endIfStalled(performance.now());
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

/** The requests of one connection: one is being answered, the others wait. */
class AnswerQueue {
  readonly #socket: Socket;
  readonly #draining: Draining;
  readonly #listener: RequestListener;
  /** The response under way. */
  #response: ServerResponse | undefined;
  #takenBytes = 0;
  #takenAtMs = 0;
  #waiting: [IncomingMessage, ServerResponse][] = [];

  constructor(socket: Socket, draining: Draining, listener: RequestListener) {
    this.#socket = socket;
    this.#draining = draining;
    this.#listener = listener;
  }

  take(request: IncomingMessage, response: ServerResponse): void {
    // The rest of a chunk in which there were too many.
    if (this.#socket.destroyed) return;
    if (!this.#response) this.#answer(request, response);
    else if (this.#waiting.length < MAX_WAITING) this.#waiting.push([request, response]);
    else this.#hangUp();
  }

  /** To be called now and then: ends a connection on which something waits to be taken, and nothing is. */
  endIfStalled(nowMs: number): void {
    const taken = takenBytes(this.#socket);
    if (this.#socket.writableLength === 0 || taken !== this.#takenBytes) {
      this.#takenBytes = taken;
      this.#takenAtMs = nowMs;
    } else if (nowMs - this.#takenAtMs >= STALLED_MS) {
      this.#hangUp();
    }
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    this.#response = response;
    this.#draining.begin();
    // However it ends: answered, or given up by the client. It closes once.
    response.on('close', this.#next);
    this.#listener(request, response);
  }

  /** One listener for all responses, not a closure for each. */
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

/** What the system has taken to send. `bytesWritten` of the socket counts what Node still holds, too. */
function takenBytes(socket: Socket): number {
  const { _handle: handle } = socket as {
    _handle?: { bytesWritten: number; writeQueueSize: number } | null;
  };
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}

/**
 * A destroyed socket is closed after all others have been read, and until then Node parses what came with the chunk
 * and keeps it, 3 KB for each 30 bytes. Nothing that is documented ends that; this is what Node answers the parser
 * itself when a connection leaves HTTP. Without `onIncoming`, in some later Node, memory alone suffers.
 */
function stopParsing(socket: Socket): void {
  const { parser } = socket as { parser?: { onIncoming?: () => number } };
  if (parser?.onIncoming) parser.onIncoming = () => STOP;
}
