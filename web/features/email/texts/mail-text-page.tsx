import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { emailKindLabel } from '../../../../src/features/email/rules.ts';
import {
  definitionOf,
  isMailTextKind,
  type MailTextKind,
} from '../../../../src/features/email/texts/kinds/rules.ts';
import { Notice } from '../../../admin/notice.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { trpc } from '../../../lib/trpc.ts';
import type { MailText } from './mail-text.ts';
import { MailTextEditor } from './mail-text-editor.tsx';

/** The page to edit the texts of one kind of mail. */
export function MailTextPage({ kind }: { kind: string }) {
  if (isMailTextKind(kind)) return <StoredTexts key={kind} kind={kind} />;
  return (
    <Screen title="Mail Texts">
      <Notice tone="warning" icon="alert" role="alert">
        <p>
          There is no such mail, or its texts cannot be edited.{' '}
          <Link to="/admin/mail-texts">Back to the mails</Link>
        </p>
      </Notice>
    </Screen>
  );
}

function StoredTexts({ kind }: { kind: MailTextKind }) {
  const query = trpc.mailTexts.one.useQuery({ kind }, { staleTime: 0 });
  return (
    <Screen title={emailKindLabel(kind)} lead={definitionOf(kind).sentWhen}>
      <QueryState query={query} what="The texts">
        {(texts) => <Versions opened={texts} />}
      </QueryState>
    </Screen>
  );
}

/**
 * The editor with the texts from when it was opened, until the user restores the original ones or takes a colleague's.
 */
function Versions({ opened }: { opened: MailText }) {
  const [version, setVersion] = useState({ number: 0, saved: opened });
  return (
    <MailTextEditor
      key={version.number}
      saved={version.saved}
      onReplace={(saved) => setVersion(({ number }) => ({ number: number + 1, saved }))}
    />
  );
}
