import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { makeBrowserClient, makeQueryClient } from './lib/trpc.ts';
import { makeRouter } from './router.tsx';

// In a separate task, so that the browser can handle taps between script evaluation and hydration.
setTimeout(() => {
  const router = makeRouter({ queryClient: makeQueryClient(), client: makeBrowserClient() });
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
  });
});
