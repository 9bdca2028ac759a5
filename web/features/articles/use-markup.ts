import { useDeferredValue, useMemo } from 'react';
import { type Markup, readMarkup } from './read-markup.ts';

/** Deferred `readMarkup` of the content, so that it does not slow down typing. */
export function useMarkup(content: string): Markup {
  const deferred = useDeferredValue(content);
  return useMemo(() => readMarkup(deferred), [deferred]);
}
