import { type ComponentType, lazy } from 'react';
import type { SectionProps } from './page-parts.tsx';

const load = async () => (await import('./page-sections.tsx')).PageSection;

/**
 * Any part of a page, in the browser loaded when one is shown: the code of all parts would put every page over its
 * budget of script. A page imports the parts that it usually has, so that their styles are there at the first paint.
 */
export const PageSectionLater: ComponentType<SectionProps> = import.meta.env.SSR
  ? serverSection()
  : lazy(async () => ({ default: await load() }));

/**
 * On the server the parts are rendered in one pass. They are loaded while the bundle is, not by a top-level await,
 * because `page-sections.tsx` imports this module.
 */
function serverSection(): ComponentType<SectionProps> {
  let Section: ComponentType<SectionProps> | undefined;
  void load().then((loaded) => {
    Section = loaded;
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once, when the bundle is loaded
  return function ServerSection(props: SectionProps) {
    return Section && <Section {...props} />;
  };
}
