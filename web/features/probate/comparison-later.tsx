import { lazy } from 'react';

const load = async () => (await import('./comparison-result.tsx')).ComparisonResult;

// Only needed once an amount is typed, so it loads in parallel to the page's code and does not block it.
if (!import.meta.env.SSR) load().catch(() => {});

/** The result: lazy in the browser; rendered directly on the server, for visitors without scripts. */
export const ComparisonLater = import.meta.env.SSR
  ? await load()
  : lazy(async () => ({ default: await load() }));
