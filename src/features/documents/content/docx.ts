import { Readable } from 'node:stream';
import yauzl, { type Entry, RandomAccessReader, type ZipFile } from 'yauzl';
import type { Refusal } from '../rules.ts';
import type { ByteSource } from './byte-source.ts';
import type { Inspect } from './inspect-document.ts';

const MAX_ENTRIES = 5_000;
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
/** Text shrinks to about a twentieth. What is above a megabyte and shrinks more than this is meant to fill a disk. */
const MAX_RATIO = 200;
const SMALL_BYTES = 1024 * 1024;

const TYPES = '[Content_Types].xml';
const MAIN = 'word/document.xml';
const SETTINGS_LINKS = 'word/_rels/settings.xml.rels';
const PROGRAM = /(^|\/)(vba(Project|Data)|activeX)/i;
const PROGRAM_TYPE = /macroEnabled|vbaProject|activeX/i;
const MAIN_TYPE = 'wordprocessingml.document.main+xml';
/** A template at an address, from which Word loads macros. */
const REMOTE_TEMPLATE =
  /attachedTemplate[^>]*TargetMode="External"|TargetMode="External"[^>]*attachedTemplate/i;

/**
 * A Word document, by the directory of its archive. Nothing is unpacked except the two small lists that say which
 * programs it contains, each up to a megabyte.
 */
export const inspectDocx: Inspect = async (source) => {
  const zip = await openZip(source);
  if (typeof zip === 'string') return zip;
  try {
    const entries = await readDirectory(zip, source.size);
    if (typeof entries === 'string') return entries;
    return await findProblem(zip, entries);
  } catch {
    return 'damaged';
  } finally {
    zip.close();
  }
};

type Entries = ReadonlyMap<string, Entry>;

async function findProblem(zip: ZipFile, entries: Entries): Promise<Refusal | undefined> {
  const types = entries.get(TYPES);
  if (!types) return 'unknown_type';
  if ([...entries.keys()].some((name) => PROGRAM.test(name))) return 'macros';
  const declared = await readSmall(zip, types);
  if (declared === undefined) return 'unsafe_archive';
  if (PROGRAM_TYPE.test(declared)) return 'macros';
  if (!declared.includes(MAIN_TYPE) || !entries.has(MAIN)) return 'unknown_type';
  const links = entries.get(SETTINGS_LINKS);
  const linked = links ? await readSmall(zip, links) : '';
  if (linked === undefined) return 'unsafe_archive';
  return REMOTE_TEMPLATE.test(linked) ? 'macros' : undefined;
}

/** The archive, or why it cannot be opened. */
async function openZip(source: ByteSource): Promise<ZipFile | Refusal> {
  try {
    return await yauzl.fromRandomAccessReaderPromise(new SourceReader(source), source.size, {
      autoClose: false,
      validateEntrySizes: true,
      strictFileNames: true,
    });
  } catch {
    return 'damaged';
  }
}

/** The entries by name. Their claims must be possible: no bombs, no overlapping content, no names that leave a folder. */
async function readDirectory(zip: ZipFile, size: number): Promise<Entries | Refusal> {
  if (zip.entryCount > MAX_ENTRIES) return 'unsafe_archive';
  const entries = new Map<string, Entry>();
  let [unpacked, packed] = [0, 0];
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, compressedSize, uncompressedSize } = entry;
      if (entry.isEncrypted()) return 'encrypted';
      unpacked += uncompressedSize;
      packed += compressedSize;
      const isBomb =
        uncompressedSize > SMALL_BYTES && uncompressedSize > MAX_RATIO * compressedSize;
      // Entries that share their bytes are together larger than the file.
      const isImpossible = unpacked > MAX_UNPACKED_BYTES || packed > size || entries.has(fileName);
      if (isBomb || isImpossible) return 'unsafe_archive';
      entries.set(fileName, entry);
    }
  } catch (error) {
    return isBadName(error) ? 'unsafe_archive' : 'damaged';
  }
  return entries;
}

/** An absolute path, one that leaves its folder, or one with backslashes: see `validateFileName` of yauzl. */
const isBadName = (error: unknown) =>
  error instanceof Error &&
  /absolute path|relative path|characters in fileName/.test(error.message);

/** The text of a small entry; undefined if it is larger than a megabyte. Throws if it is damaged. */
async function readSmall(zip: ZipFile, entry: Entry): Promise<string | undefined> {
  if (entry.uncompressedSize > SMALL_BYTES) return undefined;
  const stream = await zip.openReadStreamPromise(entry);
  const pieces: Buffer[] = [];
  let length = 0;
  // `validateEntrySizes` ends a stream that is longer than its entry says.
  for await (const piece of stream as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    if (length > SMALL_BYTES) return undefined;
  }
  const bytes = Buffer.concat(pieces);
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return bytes.toString(isWide ? 'utf16le' : 'utf8');
}

const SLICE_BYTES = 64 * 1024;

/** Reads an archive through a source of bytes. */
class SourceReader extends RandomAccessReader {
  readonly #source: ByteSource;

  constructor(source: ByteSource) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const source = this.#source;
    return Readable.from(
      (async function* () {
        for (let at = start; at < end; at += SLICE_BYTES) {
          yield await source.read(at, Math.min(SLICE_BYTES, end - at));
        }
      })(),
      { objectMode: false },
    );
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#source.read(position, length).then(
      (bytes) => {
        bytes.copy(buffer, offset);
        callback(bytes.length === length ? null : new Error('The archive ends early'));
      },
      (error: Error) => callback(error),
    );
  }
}
