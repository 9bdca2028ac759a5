import { useRouter } from '@tanstack/react-router';
import { lazy } from 'react';

const load = async () => (await import('./comparison-result.tsx')).ComparisonResult;

// Only needed once an amount is typed, so it loads in parallel with the page's code and does not block it.
if (!import.meta.env.SSR) load().catch(() => {});

/** The result: lazily loaded in the browser, rendered directly on the server for visitors without JavaScript. */
export const LazyComparison = import.meta.env.SSR
  ? await load()
  : lazy(async () => ({ default: await load() }));

/** The style sheet of the result on the server; in the browser it is loaded with the code. */
export const ComparisonStyle = import.meta.env.SSR ? LinkedStyle : () => null;

function LinkedStyle() {
  const { lazyStyles = {} } = useRouter().options.context;
  return lazyStyles['web/features/probate/comparison-result.tsx']?.map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="default" />
  ));
}
