import { expect, test } from 'vitest';
import { AnswerReader } from './answer-reader.ts';

const ANSWERS = {
  'with a length': 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello',
  'in chunks': 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
  'without a body': 'HTTP/1.1 200 OK\r\netag: "a"\r\n\r\n',
};

test.each(Object.entries(ANSWERS))('finds the end of a response %s', (_, answer) => {
  const reader = new AnswerReader(200);
  expect(reader.push(Buffer.from(answer))).toBe(true);
  const inBytes = Array.from(Buffer.from(answer), (byte) => reader.push(Buffer.from([byte])));
  expect(inBytes.indexOf(true)).toBe(answer.length - 1);
  expect(reader.push(Buffer.from(answer))).toBe(true);
});

test('throws when the response has another status', () => {
  const refusal = Buffer.from('HTTP/1.1 429 Too Many Requests\r\n\r\n');
  expect(() => new AnswerReader(200).push(refusal)).toThrow('429');
});
