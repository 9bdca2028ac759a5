import { ClientOnly } from '@tanstack/react-router';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type { BookingFlow } from './booking-flow.tsx';

const loadFlow = () => import('./booking-flow.tsx');

// The server-rendered page contains none of the booking steps, so hydration need not wait for their code: it loads in
// parallel.
if (!import.meta.env.SSR) loadFlow().catch(() => {});

const Flow = lazy(async () => ({ default: (await loadFlow()).BookingFlow }));

/** The booking steps once their code is loaded; before that, and on the server, `fallback`. */
export function BookingFlowLater({
  fallback,
  ...flow
}: ComponentProps<typeof BookingFlow> & { fallback: ReactNode }) {
  return (
    <ClientOnly fallback={fallback}>
      <Suspense fallback={fallback}>
        <Flow {...flow} />
      </Suspense>
    </ClientOnly>
  );
}
