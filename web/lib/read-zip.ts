const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;

/** A file in an archive, whose content is read when it is needed. */
export type ZippedFile = { name: string; size: number; read: () => Promise<Blob> };

type Limits = { maxFiles: number; maxBytes: number };

/**
 * The files of a ZIP archive, without folders. Throws an error with a message for people if it is no ZIP, has more files
 * than `maxFiles`, or one of more than `maxBytes`, whatever the archive claims its size to be.
 * Source: PKWARE APPNOTE 6.3, §4.3.
 */
export async function readZip(
  archive: Blob,
  { maxFiles, maxBytes }: Limits,
): Promise<ZippedFile[]> {
  const view = new DataView(await archive.arrayBuffer());
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxFiles) throw new Error(`The archive has more than ${maxFiles} files.`);
  const files: ZippedFile[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = count; left > 0; left -= 1) {
    if (at + ENTRY_LENGTH > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) {
      throw new Error(DAMAGED);
    }
    const entry = entryAt(view, at);
    at = entry.next;
    if (entry.name.endsWith('/')) continue;
    if (entry.size > maxBytes) throw new Error(tooLarge(entry.name));
    files.push({ ...entry, read: () => readEntry(view, entry, maxBytes) });
  }
  return files;
}

const DAMAGED = 'The file is not a ZIP archive, or it is damaged.';
const tooLarge = (name: string) => `${name} is too large.`;

/** The record at the end, which a comment may follow. */
function endOfDirectory(view: DataView): number {
  for (let at = view.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw new Error(DAMAGED);
}

type Entry = ReturnType<typeof entryAt>;

function entryAt(view: DataView, at: number) {
  const length = (offset: number) => view.getUint16(at + offset, true);
  const named = new Uint8Array(view.buffer, at + ENTRY_LENGTH, length(28));
  return {
    name: new TextDecoder().decode(named),
    isEncrypted: (length(8) & ENCRYPTED) !== 0,
    method: length(10),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    start: view.getUint32(at + 42, true),
    next: at + ENTRY_LENGTH + length(28) + length(30) + length(32),
  };
}

async function readEntry(view: DataView, entry: Entry, maxBytes: number): Promise<Blob> {
  const { name, isEncrypted, method, start, packed } = entry;
  if (isEncrypted || (method !== STORED && method !== DEFLATED)) {
    throw new Error(`${name} is packed in a way that cannot be read.`);
  }
  if (start + 30 > view.byteLength) throw new Error(DAMAGED);
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const bytes = new Blob([view.buffer.slice(from, from + packed) as ArrayBuffer]);
  if (method === STORED) return bytes;
  return unpack(bytes, () => new Error(tooLarge(name)), maxBytes);
}

/** Stops at the limit: the size that an archive states may be wrong. */
async function unpack(bytes: Blob, error: () => Error, maxBytes: number): Promise<Blob> {
  const parts: BlobPart[] = [];
  let size = 0;
  const reader = bytes.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > maxBytes) {
      await reader.cancel();
      throw error();
    }
    parts.push(part.value);
  }
  return new Blob(parts);
}
