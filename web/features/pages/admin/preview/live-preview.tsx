import { Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Segmented } from '../../../../admin/segmented.tsx';
import { currentTheme } from '../../../../lib/theme.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { PreviewFrame, WIDTHS, type Width } from '../../../themes/preview-frame.tsx';
import { isReadyMessage, type LiveMessage } from '../../live-messages.ts';
import type { PageDraft } from '../editor/page-draft.ts';
import styles from './live-preview.module.css';
import { useShownPage } from './use-shown-page.ts';

/**
 * A live preview of the page with unsaved changes: the iframe loads the preview of the saved page, and receives the
 * editor's content with `postMessage`.
 */
export function LivePreview({ id, content }: { id: string; content: PageDraft['content'] }) {
  const { mutate, data: link } = trpc.pages.previewLink.useMutation();
  useEffect(() => mutate({ id }), [mutate, id]);
  const [width, setWidth] = useState<Width>('phone');
  const { shown, isBehind } = useShownPage(content);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && origin === location.origin) {
        if (isReadyMessage(data)) setReady(true);
      }
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    if (!isReady || !shown) return;
    const message: LiveMessage = { kind: 'live-page', page: shown };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [isReady, shown]);
  return (
    <section className={styles.preview} aria-label="Preview">
      <Group gap="0.5rem 0.75rem">
        <Segmented label="Width" options={WIDTHS} value={width} onChange={setWidth} />
        <p className="muted small" role="status">
          {isBehind ? 'Paused until all fields are valid.' : 'Includes unsaved changes.'}
        </p>
      </Group>
      <PreviewFrame
        ref={frame}
        title="The page as visitors read it"
        src={link?.path}
        width={width}
        mode={currentTheme()}
        around={250}
      />
    </section>
  );
}
