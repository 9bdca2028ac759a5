import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { clamdScanner } from './clamd.ts';
import { ScannerError } from './document-scanner.ts';

let server: Server | undefined;
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server?.close();
  server = undefined;
});

/** A peer that speaks INSTREAM: it answers what `replyTo` says of the received bytes, or says nothing. */
async function startClamd(replyTo: (bytes: Buffer) => string | undefined, maxBytes = 1_000_000) {
  server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      const { content, isComplete } = contentOf(received);
      if (content.length > maxBytes) socket.end('INSTREAM size limit exceeded. ERROR\0');
      else if (isComplete) {
        const reply = replyTo(content);
        if (reply !== undefined) socket.end(`${reply}\0`);
      }
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number };
  return { host: '127.0.0.1', port: address.port };
}

/** What a client has sent, without the lengths of its pieces. */
function contentOf(received: Buffer): { content: Buffer; isComplete: boolean } {
  const command = 'zINSTREAM\0';
  expect(received.toString('latin1', 0, command.length)).toBe(command.slice(0, received.length));
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return { content: Buffer.concat(pieces), isComplete: true };
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return { content: Buffer.concat(pieces), isComplete: false };
}

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

const EICAR = (bytes: Buffer) =>
  bytes.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';

describe('clamd', () => {
  it('gets the whole document in pieces, and says whether it is clean', async () => {
    let seen = '';
    const address = await startClamd((bytes) => {
      seen = bytes.toString();
      return EICAR(bytes);
    });
    const scan = clamdScanner(address);
    expect(await scan(pieces('one ', '', 'two'))).toBe('clean');
    expect(seen).toBe('one two');
    expect(await scan(pieces('EI', 'CAR'))).toBe('infected');
  });

  it.each([
    ['an error', () => 'stream: Can’t allocate memory ERROR', 'memory ERROR'],
    ['nothing before it ends', () => '', 'said nothing'],
  ])('that answers %s has not scanned', async (_what, reply, message) => {
    const scan = clamdScanner(await startClamd(reply));
    await expect(scan(pieces('one'))).rejects.toThrow(message);
    await expect(scan(pieces('one'))).rejects.toBeInstanceOf(ScannerError);
  });

  it('that takes less than a document says so', async () => {
    const scan = clamdScanner(await startClamd(EICAR, 10));
    const many = pieces(...Array<string>(200).fill('x'.repeat(50_000)));
    await expect(scan(many)).rejects.toBeInstanceOf(ScannerError);
  });

  it('that is not there, or never answers, has not scanned', async () => {
    const address = await startClamd(() => undefined);
    await expect(clamdScanner(address, { silentMs: 50 })(pieces('one'))).rejects.toBeInstanceOf(
      ScannerError,
    );
    const nobody = clamdScanner({ path: '/nowhere/clamd.ctl' });
    await expect(nobody(pieces('one'))).rejects.toThrow('cannot be reached');
  });
});
