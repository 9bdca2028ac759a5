import { useEffect, useRef, useState } from 'react';
import { spotlightStore } from './spotlight-store.ts';

/**
 * The position of the selected result, and a ref for the list. Spotlight marks the result in the DOM and tells nobody:
 * screen readers have to be told by attributes. While the selected result remains, it stays selected; otherwise it is
 * the first one.
 * @param resultIds Identifies the results in their order.
 */
export function useSelected(resultIds: string) {
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  useEffect(() => {
    if (!list.current) return;
    const { current } = list;
    const observer = new MutationObserver(() => setSelected(positionIn(current)));
    observer.observe(current, { subtree: true, attributeFilter: ['data-selected'] });
    return () => observer.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the results change
  useEffect(() => {
    if (!list.current) return;
    const position = Math.max(positionIn(list.current), 0);
    select(list.current, position);
    setSelected(position);
  }, [resultIds]);
  return { list, selected };
}

const resultsOf = (list: Element) => [...list.querySelectorAll('[data-action]')];

const positionIn = (list: Element) =>
  resultsOf(list).findIndex((result) => result.hasAttribute('data-selected'));

function select(list: Element, position: number): void {
  list.querySelector('[data-selected]')?.removeAttribute('data-selected');
  resultsOf(list)[position]?.setAttribute('data-selected', 'true');
  spotlightStore.updateState((state) => ({ ...state, selected: position }));
}
