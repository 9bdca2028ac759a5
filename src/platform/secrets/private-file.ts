import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the content of the file; if it does not exist, creates it with `makeContent`, readable by this user only. If
 * several processes start at the same time, one creates the file, and the others return its content.
 */
export async function readOrCreatePrivateFile(
  file: string,
  makeContent: () => string | Promise<string>,
): Promise<string> {
  const existing = await readIfThere(file);
  if (existing !== undefined) return existing;
  const unfinished = await writeBeside(file, await makeContent());
  try {
    // link() is atomic and, unlike rename(), never overwrites another process's file.
    await link(unfinished, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(unfinished);
  }
  return readFile(file, 'utf8');
}

/** Replaces the file atomically: after a crash it has either the old content or the new one. */
export async function replacePrivateFile(file: string, content: string): Promise<void> {
  await rename(await writeBeside(file, content), file);
}

export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function writeBeside(file: string, content: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomUUID()}`;
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return unfinished;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
