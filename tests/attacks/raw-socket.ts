import { connect, type Socket } from 'node:net';

export type RawSocket = {
  socket: Socket;
  /** The text received so far. */
  text(): string;
  /** Resolves when the other side has closed the connection. */
  closed: Promise<void>;
};

/** A connection to which a test writes raw bytes. */
export async function openSocket(url: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, text: () => text, closed };
}

/** The status of the response to these bytes, once the connection has ended; 0 without a response. */
export async function statusOf(url: string, bytes: string): Promise<number> {
  const { socket, text, closed } = await openSocket(url);
  socket.write(bytes, 'latin1');
  await closed;
  return Number(/^HTTP\/1\.1 (\d+)/.exec(text())?.[1] ?? 0);
}
