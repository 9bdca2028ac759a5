import { connect, type Socket } from 'node:net';
import { percentile } from '../benchmark.ts';
import { cpuSeconds } from '../cpu.ts';
import { AnswerReader } from './answer-reader.ts';

/**
 * A process that asks one address over and over, on `CONNECTIONS` connections that each wait for their
 * answer, and tells how often it was answered and what that cost the server.
 */

/** What is to be asked, of whom. */
export type LoadOrder = {
  /** Process of the server. */
  pid: number;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** What every answer has to have. */
  status: number;
  /** Comes before what is measured: so long, and until there were so many calls or patience ends. */
  warmUp: { ms: number; calls: number };
  measureMs: number;
  /**
   * Never lets this core sleep. To wake it costs whoever sends it something, and the slower a server, the oftener
   * the core sleeps: it would pay for that, too. Not where a database has the same core.
   */
  staysAwake?: boolean;
};

export type LoadFigures = {
  callsPerSecond: number;
  /** Calls per second of processor time of the server: the machine's other work plays no part. */
  callsPerCpuSecond: number;
  /** How much of a core the server used, 0 to 1. */
  cpuShare: number;
  p50Ms: number;
  p99Ms: number;
};

const CONNECTIONS = 32;
const WARM_UP_PATIENCE_MS = 15_000;

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
  const end = performance.now() + WARM_UP_PATIENCE_MS;
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

/** Asks, and asks again when answered. */
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

/** Answers what ends it. */
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
