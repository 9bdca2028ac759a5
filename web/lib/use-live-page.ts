import { useEffect, useState } from 'react';
import { isLiveMessage, READY } from './live-messages.ts';

/**
 * What the page of a preview shows. In the preview iframe of the editor, it is what the editor sends, which is of the same type,
 * and links are disabled, because following one would leave the preview.
 */
export function useLivePage<Shown>(saved: Shown): Shown {
  const [live, setLive] = useState<Shown>();
  useEffect(() => {
    const { parent } = window;
    if (parent === window) return;
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener(
      'message',
      ({ source, origin, data }) => {
        if (source === parent && origin === location.origin && isLiveMessage(data)) {
          setLive(data.page as Shown);
        }
      },
      { signal },
    );
    document.addEventListener('click', stayHere, { signal, capture: true });
    parent.postMessage(READY, location.origin);
    return () => controller.abort();
  }, []);
  return live ?? saved;
}

function stayHere(event: MouseEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest('a[href]')) event.preventDefault();
}
