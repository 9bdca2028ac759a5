import { type RefObject, useEffect, useRef, useState } from 'react';
import { parseDollars } from '../../../src/features/probate/rules.ts';

/**
 * The estate that is compared, in whole dollars, and the form's field, which shows it. `take` changes both; the address's
 * fragment does, too.
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

/** Writes the amount into the fragment, without a history entry. Browsers limit how often a page may do so. */
export function keepInAddress(dollars: number) {
  const address = new URL(window.location.href);
  address.searchParams.delete('estate');
  address.hash = `${dollars}`;
  window.history.replaceState(window.history.state, '', address);
}

/** Takes the amount on each change of the fragment, and initially unless one was typed before hydration. */
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
