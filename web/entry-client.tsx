import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { makeBrowserClient, makeQueryClient } from './lib/trpc.ts';
import { makeRouter } from './router.tsx';

const router = makeRouter({ queryClient: makeQueryClient(), client: makeBrowserClient() });

// In a task of its own: between reading the scripts and waking the page, taps are answered.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />);
  }),
);
