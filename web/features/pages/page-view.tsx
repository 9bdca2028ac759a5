import type { ShownPage } from '../../../src/features/pages/blocks/parts-schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { Figure } from '../../ui/art/figure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageNotice } from './page-notice.tsx';
import { PageParts } from './page-parts.tsx';
import styles from './text-sections.module.css';
import { TextSection } from './text-sections.tsx';

/** A page written by staff. A notice at its beginning is placed directly below the title. */
export function PageView({
  page: { heading, lead, area, parts, originalLanguage },
}: {
  page: ShownPage;
}) {
  const [{ practiceAreas }] = trpc.site.layout.useSuspenseQuery();
  const [first, ...others] = parts;
  const notice = first?.type === 'notice' ? first : undefined;
  const figure = practiceAreas.find(({ key }) => key === area)?.figure;
  return (
    <>
      <PageHead title={heading} lead={lead} lang={originalLanguage}>
        {notice && <PageNotice {...notice} />}
        {figure && <Figure name={figure} className={styles.figure} />}
      </PageHead>
      <PageParts parts={notice ? others : parts} area={area} Section={TextSection} />
    </>
  );
}
