import { useCallback, useEffect } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import type { PageDraft } from '../editor/page-draft.ts';
import { LiveFrame } from './live-frame.tsx';
import { useShown } from './use-shown.ts';

type Content = PageDraft['content'];

/** A live preview of the page with unsaved changes, in the preview of the saved page. */
export function LivePreview({ id, content }: { id: string; content: Content }) {
  const { mutate, data: link } = trpc.pages.previewLink.useMutation();
  useEffect(() => mutate({ id }), [mutate, id]);
  const { mutateAsync } = trpc.pages.show.useMutation();
  const show = useCallback((content: Content) => mutateAsync({ content }), [mutateAsync]);
  const { shown, status } = useShown(content, show);
  return <LiveFrame src={link?.path} shown={shown} status={status} />;
}
