import { useEffect, useRef, useState } from 'react';
import { embedHref } from '../../../../src/features/embed/address-rules.ts';
import {
  EMBEDS,
  type EmbedKey,
  RESERVED_HEIGHTS,
  sizeIn,
} from '../../../../src/features/embed/frame-rules.ts';
import type { EmbedTheme } from '../../../../src/features/embed/rules.ts';
import { Segmented } from '../../../admin/segmented.tsx';
import { WIDTHS, type Width } from '../../themes/preview-frame.tsx';
import styles from './embed-page.module.css';

const PHONE_WIDTH = 390;

/** A preview of an embed as another website shows it: in the same kind of iframe, which grows with its content. */
export function EmbedPreview({
  show,
  theme,
  prefix = '',
}: {
  show: EmbedKey;
  theme: EmbedTheme;
  /** That of a further language. */
  prefix?: string | undefined;
}) {
  const [width, setWidth] = useState<Width>('desktop');
  const { path, title } = EMBEDS.find(({ key }) => key === show) ?? EMBEDS[0];
  const src = prefix + embedHref(path, theme);
  return (
    <div className={styles.preview}>
      <Segmented label="Width" options={WIDTHS} value={width} onChange={setWidth} />
      <div className={styles.place} style={width === 'phone' ? { maxWidth: PHONE_WIDTH } : {}}>
        <GrowingFrame
          key={`${src} ${width}`}
          src={src}
          title={title}
          reserved={RESERVED_HEIGHTS[show]}
        />
      </div>
    </div>
  );
}

function GrowingFrame({ src, title, reserved }: { src: string; title: string; reserved: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const grow = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      setHeight((before) => Math.max(before, sizeIn(data)?.height ?? 0));
    };
    window.addEventListener('message', grow);
    return () => window.removeEventListener('message', grow);
  }, []);
  return (
    <div className={styles.growing} style={{ paddingBottom: reserved, minHeight: height }}>
      <iframe ref={frame} title={title} src={src} loading="lazy" />
    </div>
  );
}
