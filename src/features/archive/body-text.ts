import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

// Stored for years and written rarely; quality 11 would take ten times as long for a few percent. A window of 64 KB
// covers most pages; with a larger one, each compression uses 20 MB.
const OPTIONS = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 },
};

/** A text as it is stored. */
export const packText = (text: string): Promise<Buffer> => compress(text, OPTIONS);

/** The text of stored bytes. Throws if they are damaged. */
export const unpackText = async (content: Buffer): Promise<string> =>
  (await decompress(content)).toString('utf8');
