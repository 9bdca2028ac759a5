import { useEffect } from 'react';
import { trpc } from '../lib/trpc.ts';

/** Sets the document title, followed by the firm's name. */
export function useTitle(title: string): void {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  useEffect(() => {
    document.title = `${title} | ${firm.name}`;
  }, [title, firm.name]);
}
