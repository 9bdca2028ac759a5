import { type RefObject, useState } from 'react';
import type { AdminPage, SavePageInput } from '../../../../../src/features/pages/schema.ts';
import { useUnsavedGuard } from '../../../../admin/use-unsaved-guard.ts';
import { useSaveKey } from '../../../articles/use-save-key.ts';
import { draftOf, mergeStored, type PageDraft } from './page-draft.ts';
import { usePageForm } from './use-page-form.ts';
import { useSavePage } from './use-save-page.ts';

/** The page that a call has stored, and the draft that was sent. */
type Stored = { page: AdminPage; sent: PageDraft };

export type PageEditing = ReturnType<typeof usePageEditing>;

/** The state of the page editor: form, saving, publishing and conflicts. */
export function usePageEditing({
  opened,
  zone,
  summary,
}: {
  opened: AdminPage;
  zone: string;
  /** The list of errors, which gets the focus. */
  summary: RefObject<HTMLElement | null>;
}) {
  const [saved, setSaved] = useState(opened);
  const [initial] = useState(() => draftOf(opened));
  const calls = useSavePage(opened.id, zone);
  const form = usePageForm({
    saved,
    initial,
    onErrors: () => requestAnimationFrame(() => summary.current?.focus()),
    onError: calls.explain,
  });
  const isDirty = form.isDirty();
  useUnsavedGuard(isDirty && !calls.isPending);

  /** Updates the editor with the stored page, and keeps what has been typed since. */
  const take = ({ page, sent }: Stored) => {
    const stored = draftOf(page, sent);
    const current = mergeStored(form.getValues(), { sent, stored });
    setSaved(page);
    form.reset(stored);
    if (current !== stored) form.setValues(current);
  };
  const store = async (input: SavePageInput, over: AdminPage): Promise<AdminPage> => {
    const sent = form.getValues();
    const { page } = await calls.save({
      ...input,
      updatedAt: over.updatedAt,
    });
    calls.dismiss();
    take({ page, sent });
    return page;
  };
  const save = (over: AdminPage) => form.submit(null, (input) => store(input, over));
  useSaveKey('pages.change', () => void save(saved));

  return {
    form,
    saved,
    isDirty,
    theirs: calls.theirs,
    dismiss: calls.dismiss,
    isPending: calls.isPending,
    save: () => save(saved),
    /** Overwrites the colleague's version. */
    overwrite: () => calls.theirs && save(calls.theirs),
    /** Saves unsaved changes and publishes the page, immediately or at the given instant. */
    publish: (publishAt: string | null) =>
      form.submit(null, async (input) => {
        const page = isDirty ? await store(input, saved) : saved;
        const sent = form.getValues();
        const { id, updatedAt } = page;
        take({ page: await calls.publish({ id, updatedAt, publishAt }), sent });
      }),
    async unpublish() {
      const sent = form.getValues();
      const { id, updatedAt } = saved;
      try {
        const page = await calls.unpublish({ id, updatedAt });
        setSaved(page);
        if (!isDirty) take({ page, sent });
      } catch (error) {
        await calls.explain(error);
      }
    },
  };
}
