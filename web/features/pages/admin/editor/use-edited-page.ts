import type { RefObject } from 'react';
import type { AdminPage } from '../../../../../src/features/pages/schema.ts';
import { useEditedRecord } from '../../../../admin/use-edited-record.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useRefreshPages } from '../use-refresh-pages.ts';
import { draftOf, type PageDraft } from './page-draft.ts';

const loadSchema = async () =>
  (await import('../../../../../src/features/pages/schema.ts')).savePageInput;

/** The draft of a page; the path of every field matches the paths in the server's field errors. */
export function useEditedPage(
  opened: AdminPage,
  /** The list of errors, which gets the focus. */
  summary: RefObject<HTMLElement | null>,
) {
  const { client } = trpc.useUtils();
  return useEditedRecord({
    opened,
    draftOf: (page) => draftOf(page),
    form: {
      schema: loadSchema,
      transformValues: (draft: PageDraft, saved = opened) => inputOf(draft, saved),
      fieldOf: (path) => path,
      focusError: () => requestAnimationFrame(() => summary.current?.focus()),
    },
    // Asks for a reason if the page is scheduled and the advertising check has findings.
    send: ({ fields, over = opened, advertisingReason }) =>
      client.pages.save.mutate({ ...fields, updatedAt: over.updatedAt, advertisingReason }),
    fetchTheirs: ({ id }) => client.pages.forEditing.query({ id }),
    texts: { success: 'Draft saved', failure: 'Failed to save or publish the page' },
    refresh: useRefreshPages(),
    onSaved: ({ removed }) => {
      if (removed.length > 0) tellRemoved(removed);
    },
    isGuarded: true,
  });
}

export type PageForm = ReturnType<typeof useEditedPage>['form'];

/** The input for saving a draft that replaces the version `over`. The path of an application page cannot change. */
function inputOf({ path, content }: PageDraft, { id, kind, updatedAt }: AdminPage) {
  return { id, content, updatedAt, ...(kind === 'page' && { path }) };
}

function tellRemoved(removed: readonly string[]): void {
  showToast({
    tone: 'warning',
    title: 'Saved without some HTML',
    text: `Removed: ${removed.join(', ')}. Pages cannot contain that.`,
  });
}
