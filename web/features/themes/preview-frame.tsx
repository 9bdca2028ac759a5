import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import styles from './preview.module.css';

export const WIDTHS = [
  { value: 'desktop', text: 'Desktop' },
  { value: 'phone', text: 'Phone' },
] as const;
export type Width = (typeof WIDTHS)[number]['value'];

/** The reader modes that visitors can choose; Light is the unmodified theme. */
export const READER_MODES = [
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
  { value: 'warm', text: 'Warm' },
] as const;
export type ReaderMode = (typeof READER_MODES)[number]['value'];

const PIXELS: Readonly<Record<Width, number>> = { desktop: 1280, phone: 390 };
/** Height in pixels of the dialog's content around the frame. */
const AROUND_IN_DIALOG = 340;

/** A page of the site at another screen width, scaled down to fit. */
export function PreviewFrame({
  ref,
  title,
  src,
  width,
  mode,
  around = AROUND_IN_DIALOG,
}: {
  ref?: Ref<HTMLIFrameElement | null>;
  title: string;
  src: string | undefined;
  width: Width;
  mode: ReaderMode;
  /** Total height in pixels of the content above and below the frame. */
  around?: number;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  useImperativeHandle<HTMLIFrameElement | null, HTMLIFrameElement | null>(ref, () => frame.current);
  const [isLoaded, setLoaded] = useState(false);
  const { place, available } = useAvailableWidth();
  const scale = Math.min(1, available / PIXELS[width]);
  const height = Math.max(360, window.innerHeight - around);
  // Overrides the reader mode, because the iframe shares this browser's storage and would use that of the current user.
  useEffect(() => {
    const root = isLoaded ? frame.current?.contentDocument?.documentElement : undefined;
    if (!root) return;
    root.classList.remove('dark', 'warm');
    if (mode !== 'light') root.classList.add(mode);
  }, [isLoaded, mode]);
  return (
    <div ref={place} className={styles.place}>
      {!isLoaded && <p role="status">Loading…</p>}
      {src && (
        <div style={{ width: PIXELS[width] * scale, height }} className={styles.screen}>
          <iframe
            ref={frame}
            title={title}
            src={src}
            className={isLoaded ? '' : styles.loading}
            style={{ width: PIXELS[width], height: height / scale, transform: `scale(${scale})` }}
            onLoad={() => setLoaded(true)}
          />
        </div>
      )}
    </div>
  );
}

function useAvailableWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(640);
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setAvailable(entry.contentRect.width);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, available };
}
