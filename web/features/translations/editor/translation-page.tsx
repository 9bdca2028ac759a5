import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Notice } from '../../../admin/notice.tsx';
import { QueryState } from '../../../admin/query-state.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { inEnglish } from '../state-words.ts';
import type { Translation } from '../translations.ts';
import { TranslationEditor } from './translation-editor.tsx';
import type { TranslationId } from './use-edited-translation.ts';

/** An original beside its translation. It is always refetched, because somebody else may have changed either. */
export function TranslationPage({ id }: { id: TranslationId }) {
  const query = trpc.translations.get.useQuery(id, { gcTime: 0, staleTime: 0 });
  const isGone = ['NOT_FOUND', 'BAD_REQUEST'].includes(apiErrorOf(query.error)?.code ?? '');
  const word = isGone ? 'Translation' : inEnglish(id.language);
  return (
    <Screen
      title={query.data ? `${query.data.name} in ${word}` : word}
      lead={
        <Link to="/admin/languages" search={{ language: id.language }}>
          {isGone ? 'All translations' : `All ${word} translations`}
        </Link>
      }
    >
      {isGone ? (
        <Notice tone="warning" icon="alert" role="alert">
          <p>There is nothing to translate here. Somebody may have deleted it.</p>
        </Notice>
      ) : (
        <QueryState query={query} what="The translation">
          {(translation) => <Versions id={id} opened={translation} />}
        </QueryState>
      )}
    </Screen>
  );
}

/** The editor with the version from when it was opened, until the user switches to another one. */
function Versions({ id, opened }: { id: TranslationId; opened: Translation }) {
  const [version, setVersion] = useState({ number: 0, translation: opened });
  return (
    <TranslationEditor
      key={version.number}
      id={id}
      opened={version.translation}
      onReplace={(translation) => setVersion(({ number }) => ({ number: number + 1, translation }))}
    />
  );
}
