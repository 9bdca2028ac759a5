import { type ComponentType, lazy } from 'react';
import type { SectionProps } from './page-parts.tsx';

const load = async () => (await import('./page-sections.tsx')).PageSection;

/**
 * Any part of a page; its code is loaded lazily in the browser, because the code of all parts would exceed the script
 * budget of every page. A page imports the parts that it usually has, so that their styles are loaded before the first
 * paint.
 */
export const PageSectionLater: ComponentType<SectionProps> = import.meta.env.SSR
  ? serverSection()
  : lazy(async () => ({ default: await load() }));

let shownOnServer: ComponentType<SectionProps> | undefined;

/** Resolves when the server can render every part: a page that is rendered earlier would lack some, and be cached. */
export const sectionsLoaded: Promise<void> | undefined = import.meta.env.SSR
  ? load().then((loaded) => {
      shownOnServer = loaded;
    })
  : undefined;

/**
 * On the server the parts are rendered synchronously. Their module is imported when the bundle is loaded, but without a
 * top-level await, because `page-sections.tsx` imports this module (a cycle).
 */
function serverSection(): ComponentType<SectionProps> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once, when the bundle is loaded
  return function ServerSection(props: SectionProps) {
    const Section = shownOnServer;
    return Section && <Section {...props} />;
  };
}
