import './lib/zod-without-eval.ts';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { watchTraversals } from './lib/dialog-entries.ts';
import { keepEntries } from './lib/keep-entries.ts';
import { allowMovedNodes } from './lib/moved-nodes.ts';
import { makeBrowserClient, makeQueryClient } from './lib/trpc.ts';
import { makeRouter } from './router.tsx';

// In a separate task, so that the browser can handle taps between script evaluation and hydration.
setTimeout(() => {
  allowMovedNodes();
  const bringEntries = keepEntries();
  watchTraversals();
  const router = makeRouter({ queryClient: makeQueryClient(), client: makeBrowserClient() });
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />, {
      onRecoverableError(error) {
        // biome-ignore lint/suspicious/noConsole: tests and developers see that hydration failed
        console.warn('The page was changed before React started, and is rendered again.', error);
        bringEntries();
      },
    });
  });
});
