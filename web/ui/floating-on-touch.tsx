import { type ComponentType, useEffect, useState } from 'react';
import { subscribeToToasts } from '../lib/toasts.ts';

const SIGNS_OF_LIFE = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Lazily loads the toaster and the tooltips on the first interaction or for the first toast, because visitors who only
 * read need neither. A failed download is retried on the next interaction or toast.
 */
export function FloatingOnTouch() {
  const [Floating, setFloating] = useState<ComponentType>();
  useEffect(() => {
    if (Floating) return;
    const load = () => {
      void import('./floating.tsx').then(
        (module) => setFloating(() => module.Floating),
        () => {},
      );
    };
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, load, { passive: true });
    const unsubscribe = subscribeToToasts(load);
    return () => {
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, load);
      unsubscribe();
    };
  }, [Floating]);
  return Floating ? <Floating /> : null;
}
