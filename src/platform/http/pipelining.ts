import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining.ts';

/** Browsers that supported pipelining sent at most 32 requests ahead (Firefox); today's send none. */
const MAX_WAITING = 32;

const TOO_MANY_REQUESTS = 429;

/** Return value that makes `llhttp_execute` return, even if part of the chunk is left. */
const STOP = 2;

/**
 * Back pressure for pipelined requests: those of one connection are processed one after the other, each when the
 * response before it has been received. A client that sends too far ahead is disconnected. Node itself would process
 * all requests of a 64 KB chunk at once: some 2,000 pages of 10 KB each, even if the client reads none. Register last,
 * because it must receive requests before all other listeners.
 */
export function registerPipelining(app: FastifyInstance, draining: Draining): void {
  const queues = new WeakMap<Socket, RequestQueue>();
  app.addHook('onReady', async () => {
    const { server } = app;
    const [listener] = server.listeners('request') as RequestListener[];
    if (!listener) return;
    const queueOf = (socket: Socket) => {
      const queue = new RequestQueue(socket, draining, listener.bind(server));
      queues.set(socket, queue);
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
class RequestQueue {
  readonly #socket: Socket;
  readonly #draining: Draining;
  readonly #listener: RequestListener;
  /** The response in progress. */
  #response: ServerResponse | undefined;
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
