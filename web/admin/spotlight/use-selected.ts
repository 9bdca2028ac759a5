import { useEffect, useRef, useState } from 'react';
import { spotlightStore } from './spotlight-store.ts';

/**
 * The position of the selected result, and a ref for the list. Spotlight only sets an attribute in the DOM and has no
 * callback, so the attribute is observed, to set the ARIA attributes for screen readers. The selected result stays
 * selected while it is in the list; otherwise the first one is selected.
 * @param resultIds The ids of the results in order, joined to one key.
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
