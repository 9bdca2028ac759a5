import type { AttorneyPage as Found } from '../../../src/features/pages/attorney-page-schema.ts';
import type { ShownPage } from '../../../src/features/pages/blocks/parts-schema.ts';
import { AttorneyFacts } from '../firm/attorneys/attorney-facts.tsx';
import { AttorneyHead } from '../firm/attorneys/attorney-head.tsx';
import { PageParts } from './page-parts.tsx';
import { TextColumn, TextSection } from './text-sections.tsx';

/** The page of an attorney; `list` is the page that lists all of them. */
export function AttorneyPage({
  found,
  list,
}: {
  found: Extract<Found, { movedTo: null }>;
  list: ShownPage;
}) {
  return (
    <>
      <AttorneyHead {...found} listName={list.name} />
      {found.page && <PageParts parts={found.page.parts} Section={TextSection} />}
      <TextColumn>
        <AttorneyFacts {...found} />
      </TextColumn>
      <PageParts parts={list.parts.filter(({ type }) => type === 'callToAction')} />
    </>
  );
}
