import { useMemo, useRef, useState } from 'react';

/** A reply that has not been sent; `replyId` stays, so that sending it again after a lost response sends no second mail. */
export type Draft = { body: string; replyId: string };

export type Drafts = Pick<ReturnType<typeof useDrafts>, 'draftOf' | 'keep'>;

/** The replies that are being written, by message, until the page is left. */
export function useDrafts() {
  const drafts = useRef(new Map<string, Draft>());
  const [count, setCount] = useState(0);
  const { draftOf, keep } = useMemo(
    () => ({
      draftOf: (id: string): Draft =>
        drafts.current.get(id) ?? { body: '', replyId: crypto.randomUUID() },
      /** Keeps the draft of a message, or forgets it if it is undefined. */
      keep: (id: string, draft: Draft | undefined) => {
        if (draft) drafts.current.set(id, draft);
        else drafts.current.delete(id);
        setCount(drafts.current.size);
      },
    }),
    [],
  );
  return { draftOf, keep, hasAny: count > 0 };
}
