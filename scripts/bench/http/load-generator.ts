import { connect, type Socket } from 'node:net';
import { percentile } from '../benchmark.ts';
import { cpuSeconds } from '../cpu.ts';
import { AnswerReader } from './answer-reader.ts';

/**
 * A process that sends requests to one address in a closed loop on `CONNECTIONS` connections, and reports the
 * throughput and the server's CPU time.
 */

/** Request and target of a measurement. */
export type LoadOrder = {
  /** Process id of the server. */
  pid: number;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Expected status of every response. */
  status: number;
  /** The warm-up before the measurement: at least this long, and until this number of calls or a timeout is reached. */
  warmUp: { ms: number; calls: number };
  measureMs: number;
  /**
   * Keeps this core from becoming idle. Waking an idle core costs the sender time, and the slower a server, the more
   * often the core is idle, which would count against the server too. Not used where a database shares the core.
   */
  staysAwake?: boolean;
};

export type LoadFigures = {
  callsPerSecond: number;
  /** Calls per second of the server's CPU time, independent of other load on the machine. */
  callsPerCpuSecond: number;
  /** Share of a core that the server used, 0 to 1. */
  cpuShare: number;
  p50Ms: number;
  p99Ms: number;
};

const CONNECTIONS = 32;
const WARM_UP_TIMEOUT_MS = 15_000;

process.on('message', (order: LoadOrder) => {
  putLoad(order).then(
    (figures) => process.send?.(figures),
    (error: unknown) => process.send?.({ failure: `${order.url}: ${error}` }),
  );
});

async function putLoad(order: LoadOrder): Promise<LoadFigures> {
  const latencies: number[] = [];
  const sockets = Array.from({ length: CONNECTIONS }, () => ask(order, latencies));
  const failed = Promise.race(sockets.map((socket) => failureOf(socket)));
  const letSleep = order.staysAwake ? stayAwake() : () => {};
  try {
    return await measure(order, latencies, failed);
  } finally {
    letSleep();
    for (const socket of sockets) socket.destroy();
  }
}

async function measure(
  order: LoadOrder,
  latencies: number[],
  failed: Promise<never>,
): Promise<LoadFigures> {
  await Promise.race([failed, wait(order.warmUp.ms)]);
  const end = performance.now() + WARM_UP_TIMEOUT_MS;
  while (latencies.length < order.warmUp.calls && performance.now() < end) {
    await Promise.race([failed, wait(order.warmUp.ms)]);
  }
  latencies.length = 0;
  const before = { cpu: cpuSeconds(order.pid), at: performance.now() };
  await Promise.race([failed, wait(order.measureMs)]);
  const seconds = (performance.now() - before.at) / 1_000;
  const cpu = cpuSeconds(order.pid) - before.cpu;
  const calls = latencies.length;
  return {
    callsPerSecond: calls / seconds,
    callsPerCpuSecond: calls / cpu,
    cpuShare: cpu / seconds,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
  };
}

/** Sends a request, and the next one as soon as it is answered. */
function ask({ url, headers, status }: LoadOrder, latencies: number[]): Socket {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const reader = new AnswerReader(status);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let askedAt = performance.now();
  socket.on('connect', () => socket.write(request));
  socket.on('data', (bytes) => {
    try {
      if (!reader.push(bytes)) return;
    } catch (error) {
      return void socket.destroy(error as Error);
    }
    const now = performance.now();
    latencies.push(now - askedAt);
    askedAt = now;
    socket.write(request);
  });
  return socket;
}

function failureOf(socket: Socket): Promise<never> {
  return new Promise((_resolve, reject) => {
    socket.on('error', reject);
    socket.on('end', () => reject(new Error('The server closed a connection')));
  });
}

/** Returns a function that stops it. */
function stayAwake(): () => void {
  let isDone = false;
  const turn = () => isDone || setImmediate(turn);
  turn();
  return () => {
    isDone = true;
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
