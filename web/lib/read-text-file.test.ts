import { expect, it } from 'vitest';
import { readImport } from '../../src/features/conflicts/entries/read-import.ts';
import { decodeTextFile } from './read-text-file.ts';

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

it.each<[string, Uint8Array, string, string]>([
  [
    'Excel’s CSV in windows-1252',
    Buffer.from('Name,Relation\r\nJos\xe9 Pe\xf1a,Opposing party\r\n', 'latin1'),
    'José Peña',
    'opposing',
  ],
  [
    'Excel’s CSV UTF-8',
    Buffer.from('\uFEFFName,Relation\r\nJosé Peña,Opposing party\r\n'),
    'José Peña',
    'opposing',
  ],
  [
    'Excel’s Unicode text, with tabs',
    utf16('Name\tRelation\r\nJosé Peña\tClient\r\n'),
    'José Peña',
    'client',
  ],
  [
    'a first line that names the separator',
    Buffer.from('sep=;\r\nName;Relation\r\nAnn Roe;Client\r\n'),
    'Ann Roe',
    'client',
  ],
])('reads %s', (_what, bytes, name, relation) => {
  const { entries, errors } = readImport(decodeTextFile(bytes));
  expect(errors).toEqual([]);
  expect(entries).toMatchObject([{ name, relation }]);
});

it('rejects a text with characters that were lost before', () => {
  expect(readImport('Name,Relation\r\nJos\uFFFD,Client\r\n')).toMatchObject({
    entries: [],
    errors: [{ line: 2, message: expect.stringContaining('CSV UTF-8') }],
  });
});
