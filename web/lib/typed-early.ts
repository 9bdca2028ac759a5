import { type RefObject, useEffect, useRef } from 'react';

/**
 * Passes text that was typed before hydration to the component: React fires no event for such text and would overwrite
 * it on the next change. Returns the ref for the field.
 */
export function useTypedEarly(take: (typed: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: text typed before hydration is read once, on mount
  useEffect(() => {
    const { current } = field;
    if (current && current.value !== current.defaultValue) take(current.value);
  }, []);
  return field;
}
