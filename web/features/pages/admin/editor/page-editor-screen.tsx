import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AdminPage } from '../../../../../src/features/pages/schema.ts';
import { Notice } from '../../../../admin/notice.tsx';
import { QueryState } from '../../../../admin/query-state.tsx';
import { Screen } from '../../../../admin/screen.tsx';
import { apiErrorOf } from '../../../../lib/api-error.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { PageEditor } from './page-editor.tsx';

/** The editor of a page. The page is always refetched, because somebody else may have changed it. */
export function PageEditorScreen({ id }: { id: string }) {
  const query = trpc.pages.forEditing.useQuery({ id }, { gcTime: 0, staleTime: 0 });
  const isGone = ['NOT_FOUND', 'BAD_REQUEST'].includes(apiErrorOf(query.error)?.code ?? '');
  return (
    <Screen title="Edit Page" lead={<Link to="/admin/pages">All pages</Link>}>
      {isGone ? (
        <Notice tone="warning" icon="alert" role="alert">
          <p>There is no such page. Somebody may have deleted it.</p>
        </Notice>
      ) : (
        <QueryState query={query} what="The page">
          {(page) => <Versions opened={page} />}
        </QueryState>
      )}
    </Screen>
  );
}

/** The editor with the version from when it was opened, until the user switches to another one. */
function Versions({ opened }: { opened: AdminPage }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const [version, setVersion] = useState({ number: 0, page: opened });
  return (
    <PageEditor
      key={version.number}
      opened={version.page}
      zone={firm.zone}
      onReplace={(page) => setVersion(({ number }) => ({ number: number + 1, page }))}
    />
  );
}
