import { type RefObject, useEffect, useRef, useState } from 'react';
import { parseDollars } from '../../../src/features/probate/rules.ts';

/**
 * The value of the estate in whole dollars, and a ref for the form's field. `take` updates both, and so does a change
 * of the URL fragment.
 */
export function useEstate(asked: string | undefined) {
  const field = useRef<HTMLInputElement>(null);
  const [estate, setEstate] = useState(() => parseDollars(asked ?? ''));
  const [isWrong, setWrong] = useState(asked !== undefined && !estate);
  const take = (dollars: number) => {
    if (field.current) field.current.value = dollars.toLocaleString('en-US');
    setWrong(false);
    setEstate(dollars);
  };
  useFragment(field, take);
  return { field, estate, isWrong, setWrong, take };
}

/**
 * Writes the amount to the URL fragment, without a history entry. Debounce the calls: browsers have a rate limit for
 * this.
 */
export function writeUrlFragment(dollars: number) {
  const address = new URL(window.location.href);
  address.searchParams.delete('estate');
  address.hash = `${dollars}`;
  window.history.replaceState(window.history.state, '', address);
}

/** Reads the amount on each change of the fragment, and on mount unless one was typed before hydration. */
function useFragment(field: RefObject<HTMLInputElement | null>, take: (dollars: number) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` only sets state, so an older instance works as well
  useEffect(() => {
    const read = () => {
      const dollars = parseDollars(
        window.location.hash.slice(1).replaceAll('%20', ' ').replaceAll('%24', '$'),
      );
      if (dollars !== undefined) take(dollars);
    };
    if (!field.current?.value) read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
}
