import { type RefObject, useEffect, useRef } from 'react';
import { BOOKING_PAGES } from '../../../src/features/appointments/plain-booking/rules.ts';
import type { REPORTED_STEPS } from '../../../src/features/visits/rules.ts';
import { apiUrl } from '../../lib/api-url.ts';

type Step = (typeof REPORTED_STEPS)[number];

/**
 * Reports each step that an interactive booking reaches, once. On booking pages, the server has already counted the
 * steps with which the page was requested. When the dialog closes it renders its first step again, which is not
 * reported.
 */
export function useReportedSteps(
  { step, start }: { step: 'time' | 'details' | 'done'; start: string | null },
  heading: RefObject<HTMLElement | null>,
): void {
  const reported = useRef<Set<Step>>(undefined);
  useEffect(() => {
    const reached = stepsTo(step, start);
    reported.current ??= new Set(BOOKING_PAGES.includes(window.location.pathname) ? reached : []);
    // Deferred until after the effects of the dialog, which open it.
    const timer = setTimeout(() => {
      if (heading.current?.closest('dialog')?.open === false) return;
      for (const each of reached) {
        if (!reported.current?.has(each)) report(each);
        reported.current?.add(each);
      }
    });
    return () => clearTimeout(timer);
  }, [step, start, heading]);
}

function stepsTo(step: string, start: string | null): Step[] {
  const time: Step[] = start === null ? [] : ['time'];
  return ['schedule', ...time, ...(step === 'details' ? (['details'] as const) : [])];
}

function report(step: Step): void {
  const body = JSON.stringify({ path: window.location.pathname, step });
  navigator.sendBeacon?.(apiUrl('/api/visits'), new Blob([body], { type: 'application/json' }));
}
