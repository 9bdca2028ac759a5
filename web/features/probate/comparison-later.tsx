import { lazy } from 'react';

const load = async () => (await import('./comparison-result.tsx')).ComparisonResult;

// Needed once somebody has typed an amount, so it is fetched beside the code of the page and not before it.
if (!import.meta.env.SSR) load().catch(() => {});

/** The result: a part of its own in the browser; on the server there at once, for visitors without scripts. */
export const ComparisonLater = import.meta.env.SSR
  ? await load()
  : lazy(async () => ({ default: await load() }));
