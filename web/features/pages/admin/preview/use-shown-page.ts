import { useEffect, useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import type { PageDraft } from '../editor/page-draft.ts';

/** Debounce delay of the preview. */
const DEBOUNCE_MS = 500;

/**
 * The content of the editor as visitors would see it, debounced. While the content is invalid, it is the last valid one
 * and `isBehind` is true.
 */
export function useShownPage(content: PageDraft['content']) {
  const { mutateAsync } = trpc.pages.show.useMutation();
  const [shown, setShown] = useState<Awaited<ReturnType<typeof mutateAsync>>>();
  const [isBehind, setBehind] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const show = () =>
      mutateAsync({ content }).then(
        (page) => {
          if (!isCurrent) return;
          setShown(page);
          setBehind(false);
        },
        () => isCurrent && setBehind(true),
      );
    const timer = setTimeout(() => void show(), DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [content, mutateAsync]);
  return { shown, isBehind };
}
