import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 400;

/** Whether the value has not changed for a moment (debounced): false while somebody drags a slider. */
export function useIsSettled(value: number): boolean {
  const [settled, setSettled] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
}
