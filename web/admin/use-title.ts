import { useEffect } from 'react';
import { trpc } from '../lib/trpc.ts';

/** What the window is called, with the firm's name after it. */
export function useTitle(title: string): void {
  const [{ firm }] = trpc.site.frame.useSuspenseQuery();
  useEffect(() => {
    document.title = `${title} | ${firm.name}`;
  }, [title, firm.name]);
}
