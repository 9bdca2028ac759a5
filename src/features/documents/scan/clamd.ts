import { connect, type Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import { type DocumentScanner, ScannerError } from './document-scanner.ts';

/** Where clamd listens. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** How long clamd may be silent. A document of 20 MB takes a second or two. */
const SILENT_MS = 30_000;
const MAX_REPLY_BYTES = 4_096;

/**
 * Scans with clamd, over its command INSTREAM: pieces with their length, then a length of zero. Source: clamd(8). clamd
 * ends the connection once a stream is longer than its `StreamMaxLength`, which must be at least 20 MB.
 */
export function clamdScanner(
  address: ClamdAddress,
  { silentMs = SILENT_MS }: { silentMs?: number } = {},
): DocumentScanner {
  return async (bytes) => {
    const socket = connect(address);
    socket.setTimeout(silentMs, () => socket.destroy(new Error('clamd says nothing')));
    const reply = readReply(socket);
    // Awaited below; a failure while bytes are being sent must not count as unhandled.
    reply.catch(() => {});
    try {
      await send(socket, bytes);
      return verdictOf(await reply);
    } catch (error) {
      // clamd may have said why it ended the connection before everything was sent.
      const said = await reply.catch(() => '');
      if (said) return verdictOf(said);
      throw error instanceof ScannerError
        ? error
        : new ScannerError('The virus scanner cannot be reached', { cause: error });
    } finally {
      socket.destroy();
    }
  };
}

async function send(socket: Socket, bytes: AsyncIterable<Buffer>): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const piece of bytes) {
    if (piece.length > 0) await write(socket, lengthOf(piece.length), piece);
  }
  await write(socket, lengthOf(0));
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** Resolves once the system has taken the pieces, so that a slow scanner slows the reading down. */
const write = (socket: Socket, ...pieces: Buffer[]): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(Buffer.concat(pieces), (error) => (error ? reject(error) : resolve()));
  });

async function readReply(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (piece) => {
    text += piece.toString('latin1');
    if (text.includes('\0') || text.length > MAX_REPLY_BYTES) socket.end();
  });
  await finished(socket, { readable: true, writable: false });
  return text.replace(/\0[\s\S]*/, '').trim();
}

function verdictOf(reply: string): 'clean' | 'infected' {
  if (/\bOK$/.test(reply)) return 'clean';
  if (/\bFOUND$/.test(reply)) return 'infected';
  throw new ScannerError(
    reply ? `The virus scanner says: ${reply}` : 'The virus scanner said nothing',
  );
}
