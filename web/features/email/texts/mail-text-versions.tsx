import { useMemo } from 'react';
import { definitionOf } from '../../../../src/features/email/texts/kinds/rules.ts';
import { labelOf } from '../../../../src/features/email/texts/rules.ts';
import { TextComparison } from '../../../admin/text-comparison/text-comparison.tsx';
import { VersionsDialog } from '../../../admin/versions-dialog.tsx';
import { trpc } from '../../../lib/trpc.ts';
import type { MailText } from './mail-text.ts';

const FRESH = { gcTime: 0, staleTime: 0 };

type Texts = MailText['texts'];

/**
 * The earlier versions of a mail's texts, compared with the saved ones. Restoring a version loads it into the editor.
 */
export function MailTextVersions({
  saved,
  isDirty,
  zone,
  onRestore,
  onClose,
}: {
  saved: MailText;
  isDirty: boolean;
  zone: string;
  onRestore: (texts: Texts) => void;
  onClose: () => void;
}) {
  const { data, ...query } = trpc.mailTexts.versions.useQuery({ kind: saved.kind }, FRESH);
  const versions = useMemo(
    () => data?.map((version, place) => ({ ...version, number: data.length - place })),
    [data],
  );
  return (
    <VersionsDialog
      permission="mailTexts.change"
      query={{ ...query, data: versions }}
      zone={zone}
      lead="All saved versions. A restored version is put into the editor; save it to use it."
      describe={({ savedBy, texts }) => [savedBy, texts.subject].filter(Boolean).join(' · ')}
      current="These are the texts as they are saved now."
      changes={({ texts }) => <ChangedTexts saved={saved} before={texts} />}
      isDirty={isDirty}
      onRestore={({ texts }) => {
        onRestore(texts);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function ChangedTexts({ saved, before }: { saved: MailText; before: Texts }) {
  const changed = Object.entries(definitionOf(saved.kind).parts).filter(
    ([name]) => before[name] !== saved.texts[name],
  );
  if (changed.length === 0) return <p>The same texts as now.</p>;
  return (
    <>
      <p className="muted small">Changed since then:</p>
      {changed.map(([name, part]) => (
        <div key={name}>
          <h3>{labelOf(part)}</h3>
          <TextComparison before={before[name] ?? ''} after={saved.texts[name] ?? ''} />
        </div>
      ))}
    </>
  );
}
