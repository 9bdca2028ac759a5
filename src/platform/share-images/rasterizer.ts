import { Worker } from 'node:worker_threads';

export type RasterizeQuestion = { id: number; svg: string };
export type RasterizeAnswer = { id: number; png: Uint8Array } | { id: number; error: string };

type Waiting = { resolve: (png: Buffer) => void; reject: (error: Error) => void };

/** Converts SVG to PNG, one picture at a time, in a worker thread that is started for the first picture. */
export class Rasterizer {
  #worker: Worker | undefined;
  #waiting = new Map<number, Waiting>();
  #lastId = 0;

  rasterize(svg: string): Promise<Buffer> {
    this.#worker ??= this.#start();
    this.#lastId += 1;
    const id = this.#lastId;
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, svg } satisfies RasterizeQuestion);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#lose(new Error('The server is closing'));
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./rasterize-worker.ts', import.meta.url));
    // The thread must not keep the process alive.
    worker.unref();
    worker.on('message', (answer: RasterizeAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('png' in answer) waiting?.resolve(Buffer.from(answer.png));
      else waiting?.reject(new Error(answer.error));
    });
    worker.on('error', (error) => this.#lose(error as Error));
    return worker;
  }

  /** Rejects pending pictures. The next picture starts a new thread. */
  #lose(error: Error): void {
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
