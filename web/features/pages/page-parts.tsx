import { type ComponentType, Suspense } from 'react';
import type { PagePart } from '../../../src/features/pages/blocks/parts-schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { CallToAction } from '../site/call-to-action.tsx';
import styles from './page-parts.module.css';
import { PageSectionLater } from './page-sections-later.tsx';

/** The parts that are in the text column; all others take the full width. */
const IN_COLUMN: readonly PagePart['type'][] = ['html', 'notice', 'drawing', 'contactDetails'];

/**
 * `areaAside` is not a part of the page, but is rendered like one: the calls to action next to the text of a practice
 * area.
 */
export type SectionProps = { part: PagePart | { type: 'areaAside'; area: string } };

type Section = ComponentType<SectionProps>;

/**
 * The parts of a page below its title. With an area, its drawing and its call to action are next to the text. `Section`
 * renders a part; the default loads the code of parts lazily.
 */
export function PageParts({
  parts,
  area = null,
  Section = PageSectionLater,
}: {
  parts: readonly PagePart[];
  area?: string | null;
  Section?: Section;
}) {
  const runs = runsOf(parts);
  const firstText = runs.find(({ isInColumn }) => isInColumn);
  return runs.map((run) => {
    const shown = run.parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page have no ids and keep their order
      <Part key={run.index + index} part={part} Section={Section} />
    ));
    if (!run.isInColumn) return shown;
    return (
      <div key={run.index} className={`wrap ${styles.column}`}>
        <div className="prose">
          {area !== null && run === firstText && <Section part={{ type: 'areaAside', area }} />}
          {shown}
        </div>
      </div>
    );
  });
}

type Run = { index: number; isInColumn: boolean; parts: PagePart[] };

/** Groups consecutive parts of the text column; every other part is a group by itself. */
function runsOf(parts: readonly PagePart[]): Run[] {
  const runs: Run[] = [];
  for (const [index, part] of parts.entries()) {
    const isInColumn = IN_COLUMN.includes(part.type);
    const last = runs.at(-1);
    if (isInColumn && last?.isInColumn) last.parts.push(part);
    else runs.push({ index, isInColumn, parts: [part] });
  }
  return runs;
}

function Part({ part, Section }: { part: PagePart; Section: Section }) {
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  if (part.type === 'callToAction') {
    return <CallToAction {...part} firm={firm} canBook={visibility.consultation_booking} />;
  }
  return (
    <Suspense>
      <Section part={part} />
    </Suspense>
  );
}
