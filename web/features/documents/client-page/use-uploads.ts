import { useEffect, useRef, useState } from 'react';
import { MAX_BYTES, nameOfFile, type Refusal } from '../../../../src/features/documents/rules.ts';
import type { LinkedPage } from '../../../../src/features/documents/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { SendingRefused, sendFile, untilAnswered } from '../send-file.ts';

/** A file that the client has chosen, until the server has it as a document. */
export type Upload = {
  key: number;
  file: File;
  itemId: string | null;
  /** The id of its document once the server has made room for it. */
  id?: string;
  storedBytes: number;
  state: 'waiting' | 'sending' | 'offline' | 'failed';
  /** Why it failed: a refusal before anything was sent, or what the server said; undefined if it said nothing. */
  problem?: { refusal: Refusal } | { message: string } | undefined;
};

const AT_ONCE = 2;

/** Sends the files that the client chooses, two at a time, and keeps the page as the server knows it. */
export function useUploads(token: string, loaded: LinkedPage) {
  const [page, setPage] = useState(loaded);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const { client } = trpc.useUtils();
  const nextKey = useRef(0);
  const stops = useRef(new Map<number, AbortController>());

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const forget = (key: number) => setUploads((all) => all.filter((each) => each.key !== key));
  const refresh = async () => {
    const fresh = await client.documentLinks.page.query({ token }).catch(() => undefined);
    if (fresh) setPage(fresh);
  };

  const run = async ({ key, file, itemId, id: begun }: Upload) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const known = begun
        ? await client.documentLinks.upload.query({ token, id: begun })
        : unfinishedOf(page, file, itemId);
      const { id, storedBytes } =
        known ??
        (await client.documentLinks.add.mutate({
          token,
          itemId,
          name: file.name,
          size: file.size,
        }));
      change(key, { id, storedBytes });
      const { signal } = stop;
      const onLine = (isOnline: boolean) =>
        change(key, { state: isOnline ? 'sending' : 'offline' });
      await sendFile({
        ...{ file, storedBytes, signal, onLine },
        path: here(`/api/document-links/${token}/documents/${id}/bytes`),
        onProgress: (bytes) => change(key, { storedBytes: bytes }),
      });
      const finish = () => client.documentLinks.finish.mutate({ token, id });
      await untilAnswered(finish, { onLine, signal });
      await refresh();
      forget(key);
    } catch (error) {
      if (stop.signal.aborted) return;
      const message = error instanceof SendingRefused ? error.message : apiErrorOf(error)?.message;
      change(key, { state: 'failed', problem: message ? { message } : undefined });
    } finally {
      stops.current.delete(key);
    }
  };

  const active = uploads.filter(({ state }) => state === 'sending' || state === 'offline').length;
  const next = uploads.find(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!next || active >= AT_ONCE) return;
    change(next.key, { state: 'sending' });
    void run(next);
  });
  useLeaveWarning(active > 0);

  return {
    page,
    uploads,
    add: (files: readonly File[], itemId: string | null) =>
      setUploads((all) => [
        ...all,
        ...files.map((file) => {
          const refusal = refusalOf(file);
          const base = { key: nextKey.current++, file, itemId, storedBytes: 0 };
          return refusal
            ? ({ ...base, state: 'failed', problem: { refusal } } as const)
            : ({ ...base, state: 'waiting' } as const);
        }),
      ]),
    retry: (key: number) => change(key, { state: 'waiting', problem: undefined }),
    /** Stops an upload and gives up what has arrived of it. */
    stop: async ({ key, id }: Upload) => {
      stops.current.get(key)?.abort();
      forget(key);
      if (id) await client.documentLinks.remove.mutate({ token, id }).catch(() => {});
      await refresh();
    },
    remove: async (id: string) => {
      await client.documentLinks.remove.mutate({ token, id }).catch(() => {});
      await refresh();
    },
  };
}

function refusalOf({ size }: File): Refusal | undefined {
  if (size === 0) return 'empty';
  return size > MAX_BYTES ? 'too_large' : undefined;
}

/** The upload that this file continues: the same name and size, for the same item. */
function unfinishedOf(page: LinkedPage, file: File, itemId: string | null) {
  return page.sent.find(
    (each) =>
      each.state === 'uploading' &&
      each.itemId === itemId &&
      each.sizeBytes === file.size &&
      each.name === nameOfFile(file.name),
  );
}

/** Asks before the page is left while something is being sent. */
function useLeaveWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isSending]);
}
