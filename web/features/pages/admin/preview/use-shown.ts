import { useEffect, useState } from 'react';

/** Debounce delay of the preview. */
const DEBOUNCE_MS = 500;

/**
 * What the server makes of the input of an editor, debounced. While the server rejects it, `shown` is what it made of the last
 * valid one, `error` says why, and `status` says so to the user. Input and `show` must stay the same between renders unless they change.
 */
export function useShown<Input, Shown>(input: Input, show: (input: Input) => Promise<Shown>) {
  const [shown, setShown] = useState<Shown>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let isCurrent = true;
    const update = () =>
      show(input).then(
        (page) => {
          if (!isCurrent) return;
          setShown(page);
          setError(undefined);
        },
        (reason: unknown) => isCurrent && setError(reason),
      );
    const timer = setTimeout(() => void update(), DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [input, show]);
  const status = error ? 'Paused until all fields are valid.' : 'Includes unsaved changes.';
  return { shown, error, status };
}
