import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { ByteLines } from './byte-lines.ts';
import {
  anyHeaderSchema,
  type BackupHeader,
  type BackupSection,
  type BackupTrailer,
  FORMAT_VERSION,
  headerSchema,
  ROWS_END,
  sectionSchema,
  type Tally,
  trailerSchema,
} from './format.ts';
import { tallying } from './tally.ts';

export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  /** The rows must be read before the next part is requested. */
  | { kind: 'table'; section: BackupSection; rows: AsyncIterable<Buffer> }
  | { kind: 'trailer'; trailer: BackupTrailer };

const MAX_LINE_BYTES = 16 * 1024 * 1024;

/**
 * Streams the parts of a backup in order. Yields the last part only if everything before it was complete and unchanged.
 * Throws a `BackupError` if the file is not a backup, or not one of this version of the format.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const compressed = createReadStream(file);
  const bytes = createGunzip();
  compressed.on('error', (error) => bytes.destroy(error)).pipe(bytes);
  try {
    yield* readParts(new ByteLines(bytes), file);
  } catch (error) {
    throw explain(error, file);
  } finally {
    compressed.destroy();
    bytes.destroy();
  }
}

/** Reads the whole backup, and returns its header and trailer. Throws as `readBackup` does. */
export async function checkBackup(
  file: string,
): Promise<{ header: BackupHeader; trailer: BackupTrailer }> {
  let header: BackupHeader | undefined;
  for await (const part of readBackup(file)) {
    if (part.kind === 'header') header = part.header;
    if (part.kind === 'table') for await (const _rows of part.rows);
    if (part.kind === 'trailer' && header) return { header, trailer: part.trailer };
  }
  throw new BackupError(`${file} is not a complete Lawfront backup. Use another file.`);
}

async function* readParts(lines: ByteLines, file: string): AsyncGenerator<BackupPart> {
  const all = createHash('sha256');
  const first = await nextLine(lines);
  all.update(first);
  yield { kind: 'header', header: readHeader(first) };
  const tallies: Tally[] = [];
  for (;;) {
    const line = await nextLine(lines);
    const section = sectionSchema.safeParse(parse(line)).data;
    if (!section) {
      const trailer = readTrailer(line, tallies, all.digest('hex'));
      // Reading past the last line makes gzip verify its own checksum, which comes after it.
      if (await lines.next(MAX_LINE_BYTES)) throw new RangeError('There is more after the end');
      yield { kind: 'trailer', trailer };
      return;
    }
    all.update(line);
    const tally = tallying(section.table, lines.until(ROWS_END));
    const noted = hashing(tally.rows, (chunk) => all.update(chunk));
    yield { kind: 'table', section, rows: explaining(noted, file) };
    all.update(ROWS_END);
    tallies.push(tally.finish());
  }
}

async function* hashing(rows: AsyncIterable<Buffer>, note: (chunk: Buffer) => void) {
  for await (const chunk of rows) {
    note(chunk);
    yield chunk;
  }
}

/** Explains errors that the caller gets while it reads the rows, which do not pass through `readBackup`. */
async function* explaining(rows: AsyncIterable<Buffer>, file: string) {
  try {
    yield* rows;
  } catch (error) {
    throw explain(error, file);
  }
}

async function nextLine(lines: ByteLines): Promise<Buffer> {
  const line = await lines.next(MAX_LINE_BYTES);
  if (!line) throw new RangeError('The backup ends too soon');
  return line;
}

const parse = (line: Buffer): unknown => JSON.parse(line.toString('utf8'));

function readHeader(line: Buffer): BackupHeader {
  const content = parse(line);
  const { version } = anyHeaderSchema.parse(content);
  if (version === FORMAT_VERSION) return headerSchema.parse(content);
  throw new BackupError(
    `The backup is written in version ${version} of its format; this release reads version ${FORMAT_VERSION}. ` +
      'Restore it with the release that created it.',
  );
}

function readTrailer(line: Buffer, tallies: readonly Tally[], sha256: string): BackupTrailer {
  const trailer = trailerSchema.parse(parse(line));
  if (trailer.sha256 === sha256 && JSON.stringify(trailer.tables) === JSON.stringify(tallies)) {
    return trailer;
  }
  throw new RangeError('The checksums differ');
}

function explain(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || error instanceof BackupError) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`, { cause: error });
  if (['EACCES', 'EPERM', 'EISDIR', 'EIO'].includes(code)) {
    return new BackupError(`${file} cannot be read (${error.message}).`, { cause: error });
  }
  const isDamage =
    code.startsWith('Z_') ||
    ['RangeError', 'SyntaxError', 'ZodError', '$ZodError'].includes(error.name);
  if (!isDamage) return error;
  return new BackupError(
    `${file} is not a complete Lawfront backup (${firstLine(error)}). ` +
      'It is damaged, truncated or another kind of file. Use another one.',
    { cause: error },
  );
}

const firstLine = ({ name, message }: Error) =>
  name.endsWith('ZodError') ? 'a line has another form' : message.split('\n', 1)[0];
