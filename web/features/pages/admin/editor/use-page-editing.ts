import type { RefObject } from 'react';
import type { AdminPage, SavePageInput } from '../../../../../src/features/pages/schema.ts';
import { useMutationToasts } from '../../../../admin/use-mutation-toasts.ts';
import { usePublish } from '../../../../admin/use-publish.ts';
import { formatMoment } from '../../../../lib/format.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useLocale } from '../../../../lib/use-locale.ts';
import { useSaveKey } from '../../../articles/use-save-key.ts';
import { useRefreshPages } from '../use-refresh-pages.ts';
import { draftOf, type PageDraft } from './page-draft.ts';
import { useEditedPage } from './use-edited-page.ts';

export type PageEditing = ReturnType<typeof usePageEditing>;

/** The state of the page editor: the draft, saving and publishing. */
export function usePageEditing({
  opened,
  zone,
  summary,
}: {
  opened: AdminPage;
  zone: string;
  summary: RefObject<HTMLElement | null>;
}) {
  const record = useEditedPage(opened, summary);
  const calls = usePublishPage(zone);
  const { form, saved = opened, setSaved, isDirty } = record;

  /** Updates the editor with the stored page, and keeps what has been typed since. */
  const take = (page: AdminPage, sent: PageDraft) => {
    setSaved(page);
    form.rebase(draftOf(page, sent), sent);
  };
  const store = async (input: SavePageInput, over: AdminPage): Promise<AdminPage> => {
    const sent = form.getValues();
    const { page } = await record.save(input, sent, over);
    take(page, sent);
    return page;
  };
  const save = (over = saved) => form.submit(null, (input) => store(input, over));
  useSaveKey('pages.change', () => void save());

  return {
    ...record,
    saved,
    isPending: record.isPending || calls.isPending,
    save: () => save(),
    overwrite: () => save(record.theirs),
    /** Saves unsaved changes and publishes the page, immediately or at the given instant. */
    publish: (publishAt: string | null) =>
      form.submit(null, async (input) => {
        const page = isDirty ? await store(input, saved) : saved;
        const sent = form.getValues();
        const { id, updatedAt } = page;
        take(await calls.publish({ id, updatedAt, publishAt }), sent);
      }),
    async unpublish() {
      const sent = form.getValues();
      const { id, updatedAt } = saved;
      try {
        const page = await calls.unpublish({ id, updatedAt });
        setSaved(page);
        if (!isDirty) take(page, sent);
      } catch (error) {
        await record.explain(error);
      }
    },
  };
}

function usePublishPage(zone: string) {
  const locale = useLocale();
  const withToasts = useMutationToasts();
  const refresh = useRefreshPages();
  const passGate = usePublish();
  const publishing = withToasts<AdminPage, unknown>({
    success: ({ publishAt }) =>
      publishAt ? `Page scheduled for ${formatMoment(publishAt, zone, locale)}` : 'Page published',
    failure: 'Failed to publish the page',
    refresh,
  });
  const takingOff = withToasts<AdminPage, unknown>({
    success: ({ isPublished }) =>
      isPublished ? 'Schedule cancelled' : 'Page taken off the website',
    failure: 'Failed to take the page off the website',
    refresh,
  });
  const publish = trpc.pages.publish.useMutation({ onSuccess: publishing.onSuccess });
  const unpublish = trpc.pages.unpublish.useMutation({ onSuccess: takingOff.onSuccess });
  return {
    publish: (input: Parameters<typeof publish.mutateAsync>[0]) =>
      passGate((advertisingReason) => publish.mutateAsync({ ...input, advertisingReason })),
    unpublish: unpublish.mutateAsync,
    isPending: publish.isPending || unpublish.isPending,
  };
}
