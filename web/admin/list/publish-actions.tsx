import { countOf } from '../../lib/count-of.ts';
import type { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { AdminIcon } from '../admin-icon.tsx';
import { Button } from '../button.tsx';
import { useMutationToasts } from '../use-mutation-toasts.ts';
import { usePublish } from '../use-publish.ts';
import { bulkTexts } from './bulk-texts.ts';
import type { Bulk } from './list-definition.ts';

/** The bulk procedures for rows that can be published; their input and output are the same in all features. */
type Procedures = Pick<typeof trpc.articles, 'publishMany' | 'undoPublishMany' | 'deleteMany'>;

type Changes = {
  procedures: Procedures;
  /** The noun for a row, such as `blog post`. */
  noun: string;
  /** The consequences of deleting, for the confirmation. */
  deletion: string;
  refresh: () => unknown;
};

/** The bulk changes of the selected rows: publish, unpublish and delete. */
export function PublishActions({ ids, clear, ...changes }: Changes & Bulk) {
  const published = usePublishMany(changes, true, clear);
  const unpublished = usePublishMany(changes, false, clear);
  const deleted = useDeleteMany(changes, clear);
  return (
    <>
      <Button size="sm" pending={published.isPending} onClick={() => published.publish(ids)}>
        Publish
      </Button>
      <Button size="sm" pending={unpublished.isPending} onClick={() => unpublished.publish(ids)}>
        Unpublish
      </Button>
      <Button size="sm" pending={deleted.isPending} onClick={() => void deleted.remove(ids)}>
        <AdminIcon name="trash" size="sm" />
        Delete
      </Button>
    </>
  );
}

const textsOf = (isPublished: boolean, noun: string, locale: string) =>
  isPublished
    ? bulkTexts('publish', 'published', noun, locale)
    : bulkTexts('unpublish', 'unpublished', noun, locale);

/** Publishes or unpublishes many rows, with one undo for all of them. */
function usePublishMany(
  { procedures, noun, refresh }: Changes,
  isPublished: boolean,
  onDone: () => void,
) {
  const locale = useLocale();
  const withToasts = useMutationToasts();
  const undo = procedures.undoPublishMany.useMutation(
    withToasts({ ...textsOf(!isPublished, noun, locale), refresh }),
  );
  const passGate = usePublish();
  const { mutateAsync, isPending } = procedures.publishMany.useMutation(
    withToasts({
      ...textsOf(isPublished, noun, locale),
      refresh,
      undo: ({ ids }) => (ids.length > 0 ? () => undo.mutate({ ids, isPublished }) : undefined),
      onSuccess: onDone,
    }),
  );
  const publish = (ids: string[]) => {
    // The mutation reports why it failed.
    passGate((advertisingReason) => mutateAsync({ ids, isPublished, advertisingReason })).catch(
      () => {},
    );
  };
  return { publish, isPending };
}

/** Deletes many rows after a confirmation. */
function useDeleteMany({ procedures, noun, deletion, refresh }: Changes, onDone: () => void) {
  const locale = useLocale();
  const ask = useConfirm();
  const withToasts = useMutationToasts();
  const { mutate, isPending } = procedures.deleteMany.useMutation(
    withToasts({ ...bulkTexts('delete', 'deleted', noun, locale), refresh, onSuccess: onDone }),
  );
  const remove = async (ids: string[]) => {
    const isSure = await ask({
      title: `Delete ${countOf(ids.length, noun, locale)}?`,
      text: deletion,
      action: 'Delete',
      keep: 'Keep them',
    });
    if (isSure) mutate({ ids });
  };
  return { remove, isPending };
}
