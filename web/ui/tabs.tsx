import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { dismissErrorToast } from '../lib/toasts.ts';
import styles from './tabs.module.css';

/** Tabs. The arrow keys move between them and select at once. */
export function Tabs<Key extends string>({
  label,
  tabs,
  current,
  onChange: onChosen,
  children,
}: {
  label: string;
  tabs: readonly { key: Key; title: string }[];
  current: Key;
  onChange: (key: Key) => void;
  /** The panel of the current tab. */
  children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onChange = (key: Key) => {
    // An error on one panel does not concern another.
    if (key !== current) dismissErrorToast();
    onChosen(key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs.at(to % tabs.length);
    if (!next) return;
    onChange(next.key);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.key}`)}`)?.focus();
  };
  return (
    <>
      <div
        className={styles.tabs}
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === current}
            aria-controls={`${id}-panel`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
