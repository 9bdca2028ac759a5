import { useMemo } from 'react';
import { TextComparison } from '../../../../admin/text-comparison/text-comparison.tsx';
import { changedParts } from './content-text.ts';

type Content = Parameters<typeof changedParts>[0];

/** A word diff of two versions of a page's content. */
export function ChangedParts({ before, after }: { before: Content; after: Content }) {
  const parts = useMemo(() => changedParts(before, after), [before, after]);
  if (parts.length === 0) return <p>The texts are the same.</p>;
  return parts.map((part) => (
    <div key={part.name}>
      <h3>{part.name}</h3>
      <TextComparison before={part.before} after={part.after} />
    </div>
  ));
}
