import { createSocket } from 'node:dgram';

const TYPES: Readonly<Record<number, string>> = { 1: 'A', 5: 'CNAME', 16: 'TXT', 28: 'AAAA' };
const NAME_ERROR = 3;

type Records = Readonly<Record<string, readonly string[]>>;

export type DnsPeer = { server: string; asked: string[]; close(): Promise<void> };

/** A name server on a real socket that knows the records given, such as `{ 'A firm.example': ['192.0.2.1'] }`. */
export async function startDnsPeer(records: Records): Promise<DnsPeer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = readQuestion(query);
    asked.push(`${type} ${name}`);
    const values = records[`${type} ${name}`] ?? [];
    const isKnown = Object.keys(records).some((key) => key.endsWith(` ${name}`));
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8580 | (isKnown ? 0 : NAME_ERROR), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(values.length, 6);
    const answers = values.map((value) => answerOf(type, value));
    socket.send(Buffer.concat([head, query.subarray(12, end), ...answers]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    server: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** The name and type in a query, and where its question ends (RFC 1035 §4.1.2). */
function readQuestion(query: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += length + 1;
  }
  const type = TYPES[query.readUInt16BE(at + 1)] ?? 'other';
  return { name: labels.join('.').toLowerCase(), type, end: at + 5 };
}

function answerOf(type: string, value: string): Buffer {
  const data = dataOf(type, value);
  const head = Buffer.alloc(12);
  // A pointer to the name in the question.
  head.writeUInt16BE(0xc00c, 0);
  const code = Object.entries(TYPES).find(([, name]) => name === type)?.[0];
  head.writeUInt16BE(Number(code), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(type: string, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number));
  const label = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
  if (type === 'TXT') return label(value);
  return Buffer.concat([...value.split('.').map(label), Buffer.from([0])]);
}
