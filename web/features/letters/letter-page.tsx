import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isEditable } from '../../../src/features/newsletter/letters/rules.ts';
import { Notice } from '../../admin/notice.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { type EditorInstance, editorFor, isCreatedHere } from '../articles/editor-instance.ts';
import type { Letter } from './letter.ts';
import { LetterEditor } from './letter-editor.tsx';
import { LetterProgress } from './letter-progress.tsx';

/** Polling interval of the counts while mails are being sent. */
const PROGRESS_MS = 3_000;

/**
 * A letter: the editor of a draft, or the progress of sending. After a new letter is first saved, the same editor
 * instance stays mounted, with the dialog that the user has opened.
 */
export function LetterPage({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const [editor, setEditor] = useState<EditorInstance>({ id, number: 0 });
  const current = editorFor(id, editor);
  if (current !== editor) setEditor(current);
  if (!isCreatedHere(current)) return <StoredLetter key={id} id={id} onOpen={onOpen} />;
  return (
    <Screen title="New Letter">
      <LetterEditor
        key={current.number}
        saved={null}
        onCreated={(created) => {
          setEditor((now) => ({ ...now, created }));
          onOpen(created);
        }}
        onSent={() => setEditor(({ number }) => ({ id, number: number + 1 }))}
      />
    </Screen>
  );
}

function StoredLetter({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const query = trpc.letters.one.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (isMoving(state.data) ? PROGRESS_MS : false),
    },
  );
  const isDraft = query.data !== undefined && isEditable(query.data.status);
  return (
    <Screen title={isDraft ? 'Edit Letter' : 'Letter'}>
      {apiErrorOf(query.error)?.code === 'NOT_FOUND' ? (
        <Notice tone="warning" icon="alert" role="alert">
          <p>
            There is no such letter. Somebody may have deleted it.{' '}
            <Link to="/admin/letters">Back to the letters</Link>
          </p>
        </Notice>
      ) : (
        <QueryState query={query} what="The letter">
          {(letter) =>
            isEditable(letter.status) ? (
              <Versions opened={letter} />
            ) : (
              <LetterProgress letter={letter} onOpen={onOpen} />
            )
          }
        </QueryState>
      )}
    </Screen>
  );
}

const isMoving = (letter: Letter | undefined) =>
  letter?.status === 'sending' || letter?.status === 'scheduled';

/** The editor with the version from when it was opened, until the user takes a colleague's. */
function Versions({ opened }: { opened: Letter }) {
  const [version, setVersion] = useState({ number: 0, saved: opened });
  return (
    <LetterEditor
      key={version.number}
      saved={version.saved}
      onReplace={(saved) => setVersion(({ number }) => ({ number: number + 1, saved }))}
    />
  );
}
