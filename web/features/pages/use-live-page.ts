import { useEffect, useState } from 'react';
import type { ShownPage } from '../../../src/features/pages/blocks/parts-schema.ts';
import { isLiveMessage, READY } from './live-messages.ts';

/**
 * The page of a preview link. In the preview iframe of the editor, it is the page that the editor sends, and links are
 * disabled, because following one would leave the preview.
 */
export function useLivePage(saved: ShownPage): ShownPage {
  const [live, setLive] = useState<ShownPage>();
  useEffect(() => {
    const { parent } = window;
    if (parent === window) return;
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener(
      'message',
      ({ source, origin, data }) => {
        if (source === parent && origin === location.origin && isLiveMessage(data)) {
          setLive(data.page);
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
