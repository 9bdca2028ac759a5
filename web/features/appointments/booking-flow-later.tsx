import { ClientOnly } from '@tanstack/react-router';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type { BookingFlow } from './booking-flow.tsx';

const loadFlow = () => import('./booking-flow.tsx');

// Nothing of it is in the page as it comes, so the page need not wait for its code to be read: it is fetched beside
// what makes the page work.
if (!import.meta.env.SSR) loadFlow().catch(() => {});

const Flow = lazy(async () => ({ default: (await loadFlow()).BookingFlow }));

/** The booking's steps once their code is there; until then, and on the server, `fallback`. */
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
