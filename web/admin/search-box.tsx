import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './search-box.module.css';

/** Debounce delay of the search. */
export const SEARCH_DEBOUNCE_MS = 250;

/** A debounced search box; Enter searches at once. */
export function SearchBox({
  label,
  placeholder = 'Search',
  value = '',
  onChange,
}: {
  label: string;
  placeholder?: string;
  value: string | undefined;
  /**
   * Called with the text and the one before. May return the value that results from the text, if it is another one; the
   * text then stays until the box is left.
   */
  onChange: (text: string, before: string) => unknown;
}) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef({ text: value, value });
  // The value may change from outside: filters are cleared, or the user goes back.
  useEffect(() => {
    if (value === sent.current.value) return;
    sent.current = { text: value, value };
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: string) => {
    clearTimeout(timer.current);
    const trimmed = next.trim();
    if (trimmed === sent.current.text) return;
    const before = sent.current.text;
    sent.current = { text: trimmed, value: trimmed };
    const result = onChange(trimmed, before);
    if (typeof result === 'string') sent.current.value = result;
  };
  return (
    <search className={styles.box}>
      <TextInput
        aria-label={label}
        leftSection={<Icon name="search" />}
        type="search"
        placeholder={placeholder}
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
        onBlur={() => {
          send(text);
          if (sent.current.value === sent.current.text) return;
          sent.current.text = sent.current.value;
          setText(sent.current.value);
        }}
      />
    </search>
  );
}
