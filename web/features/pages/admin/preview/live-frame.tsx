import { Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Segmented } from '../../../../admin/segmented.tsx';
import { isReadyMessage, type LiveMessage } from '../../../../lib/live-messages.ts';
import { currentTheme } from '../../../../lib/theme.ts';
import { PreviewFrame, WIDTHS, type Width } from '../../../themes/preview-frame.tsx';
import styles from './live-preview.module.css';

/** A page of a preview in an iframe, which receives what it shows with `postMessage`. */
export function LiveFrame({
  label = 'Preview',
  src,
  shown,
  status,
}: {
  /** Unique among those on the screen. */
  label?: string;
  src: string | undefined;
  /** With unsaved changes; undefined before it is known. */
  shown: unknown;
  /** Which changes it has. */
  status: string;
}) {
  const [width, setWidth] = useState<Width>('phone');
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
    <section className={styles.preview} aria-label={label}>
      <Group gap="0.5rem 0.75rem">
        <Segmented label="Width" options={WIDTHS} value={width} onChange={setWidth} />
        <p className="muted small" role="status">
          {status}
        </p>
      </Group>
      <PreviewFrame
        ref={frame}
        title="The page as visitors read it"
        src={src}
        width={width}
        mode={currentTheme()}
        around={250}
      />
    </section>
  );
}
