import { Tabs as MantineTabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { dismissErrorToast } from '../lib/toasts.ts';

/** Tabs; only the panel of the current tab is rendered. The arrow keys move between tabs and select at once. */
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
  const onChange = (key: string | null) => {
    if (key === null) return;
    // An error toast of one panel does not apply to another.
    if (key !== current) dismissErrorToast();
    onChosen(key as Key);
  };
  const list = useRef<HTMLDivElement>(null);
  // On phones the tabs scroll horizontally, so the current one is brought to their middle. `scrollIntoView` would also
  // scroll the page to tabs that are below the fold.
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected="true"]');
    if (!current || !list.current || !chosen) return;
    const { left, width } = list.current.getBoundingClientRect();
    const tab = chosen.getBoundingClientRect();
    list.current.scrollLeft += tab.left - left - (width - tab.width) / 2;
  }, [current]);
  return (
    <MantineTabs value={current} onChange={onChange} keepMounted={false}>
      <MantineTabs.List aria-label={label} ref={list}>
        {tabs.map(({ key, title }) => (
          <MantineTabs.Tab key={key} value={key}>
            {title}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      <MantineTabs.Panel value={current}>{children}</MantineTabs.Panel>
    </MantineTabs>
  );
}
