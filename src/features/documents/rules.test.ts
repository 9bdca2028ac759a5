import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileNameOf, MAX_NAME, nameOfFile, sizeInWords } from './rules.ts';

it.each([
  ['return-2025.pdf', 'return-2025'],
  ['C:\\Users\\Dana\\My scan.PDF', 'My scan'],
  ['../../etc/passwd', 'passwd'],
  ['invoice\u202efdp.exe', 'invoicefdp'],
  ['a"b<c>d|e?.docx', 'a_b_c_d_e_'],
  ['line\r\nbreak: x.png', 'linebreak_ x'],
  ['Señal n.º 5.jpeg', 'Señal n.º 5'],
  ['.htaccess', 'htaccess'],
  ['...', 'document'],
  ['', 'document'],
])('%j is named %j', (fileName, name) => {
  expect(nameOfFile(fileName)).toBe(name);
});

it('any name is one line without folders, and stays the same when it is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (fileName) => {
      const name = nameOfFile(fileName);
      expect(name).not.toMatch(/[\p{Cc}/\\<>:"|?*]/u);
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(MAX_NAME);
      expect(name.isWellFormed()).toBe(true);
    }),
  );
});

it('the extension is that of the type, not that of the sender', () => {
  expect(fileNameOf(nameOfFile('statement.exe'), 'pdf')).toBe('statement.pdf');
  expect(fileNameOf('statement', null)).toBe('statement');
});

it.each([
  [1, 'en-US', '1 kB'],
  [9_000_000, 'en-US', '8.6 MB'],
  [9_000_000, 'es-US', '8.6 MB'],
  [20 * 1024 * 1024, 'de-DE', '20 MB'],
])('%i bytes in %s are %s', (bytes, locale, words) => {
  expect(sizeInWords(bytes, locale)).toBe(words);
});
