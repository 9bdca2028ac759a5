import { type RefObject, useEffect, useRef, useState } from 'react';
import { parseAmount } from '../../../src/features/probate/rules.ts';
import type { MoneyFormats } from '../../../src/platform/text/money-rules.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import { useFormats } from '../../lib/use-locale.ts';

/**
 * The value of the estate in whole dollars, and a ref for the form's field. `take` updates both, and so does a change
 * of the URL fragment.
 */
export function useEstate(asked: string | undefined) {
  const formats = useFormats();
  const field = useRef<HTMLInputElement>(null);
  const [estate, setEstate] = useState(() => parseAmount(asked ?? '', formats));
  const [isWrong, setWrong] = useState(asked !== undefined && !estate);
  const take = (dollars: number) => {
    if (field.current) field.current.value = formatNumber(dollars, formats.locale);
    setWrong(false);
    setEstate(dollars);
  };
  useFragment(field, take, formats);
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
function useFragment(
  field: RefObject<HTMLInputElement | null>,
  take: (amount: number) => void,
  formats: MoneyFormats,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` only sets state, so an older instance works as well
  useEffect(() => {
    const read = () => {
      const dollars = parseAmount(amountInFragment(), formats);
      if (dollars !== undefined) take(dollars);
    };
    if (!field.current?.value) read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
}

/** The amount in the fragment, decoded. Text that is not encoded correctly is no amount either way. */
function amountInFragment(): string {
  const text = window.location.hash.slice(1);
  return new URLSearchParams(`amount=${text.replaceAll('+', '%2B')}`).get('amount') ?? '';
}
