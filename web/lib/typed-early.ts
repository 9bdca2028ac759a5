import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells a component what was typed into its field before the scripts came: React leaves it there and does not say
 * so, and would put its own value in its place with the next change. Answers the ref of the field.
 */
export function useTypedEarly(take: (typed: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happened before the first render
  useEffect(() => {
    const { current } = field;
    if (current && current.value !== current.defaultValue) take(current.value);
  }, []);
  return field;
}
