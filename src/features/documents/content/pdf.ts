import type { ByteSource } from './byte-source.ts';
import type { Inspect } from './inspect-document.ts';

const TAIL_BYTES = 2_048;

/** After `%%EOF` programs leave line ends and zeros. */
const AFTER_END = /^[\s\0]*$/;

/**
 * A PDF from its header to the end of its last revision. Scripts of forms stay: courts use them, readers run them in
 * a sandbox, and this site never opens a document. An action that starts a program has no place in a document.
 */
export const inspectPdf: Inspect = async (source) => {
  const head = (await source.read(0, 8)).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(head)) return 'damaged';
  const length = Math.min(source.size, TAIL_BYTES);
  const tail = (await source.read(source.size - length, length)).toString('latin1');
  const end = tail.lastIndexOf('%%EOF');
  if (end < 0 || !tail.slice(0, end).includes('startxref')) return 'damaged';
  if (!AFTER_END.test(tail.slice(end + '%%EOF'.length))) return 'mixed';
  return (await startsPrograms(source)) ? 'macros' : undefined;
};

const SLICE_BYTES = 64 * 1024;
const LAUNCH = /\/Launch(?=[\s/<>[\]()]|$)/;
/** Longer than what is searched for, which may lie on the border of two slices. */
const OVERLAP_BYTES = 16;

async function startsPrograms({ size, read }: ByteSource): Promise<boolean> {
  for (let at = 0; at < size; at += SLICE_BYTES) {
    const slice = (await read(at, SLICE_BYTES + OVERLAP_BYTES)).toString('latin1');
    if (LAUNCH.test(slice)) return true;
  }
  return false;
}
