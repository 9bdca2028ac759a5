import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './search-box.module.css';

/** Debounce delay of the search. */
export const SEARCH_DEBOUNCE_MS = 250;

/** A debounced search box; Enter searches at once. */
export function SearchBox({
  label,
  value = '',
  onChange,
}: {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
}) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The value may change from outside: filters are cleared, or the user goes back.
  useEffect(() => setText(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() !== value) onChange(next.trim());
  };
  return (
    <search className={styles.box}>
      <TextInput
        aria-label={label}
        leftSection={<Icon name="search" />}
        type="search"
        placeholder="Search"
        maxLength={200}
        value={text}
        onChange={(event) => {
          const next = event.target.value;
          setText(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(next), SEARCH_DEBOUNCE_MS);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(text);
        }}
      />
    </search>
  );
}
