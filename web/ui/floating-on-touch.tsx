import { type ComponentType, useEffect, useState } from 'react';
import { subscribeToToasts } from '../lib/toasts.ts';

const SIGNS_OF_LIFE = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Fetches what floats over a page when somebody first touches it: whoever only reads needs neither notices nor
 * tooltips. A notice that comes before that fetches it, too; a failed fetch is tried again at the next.
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
