import { useEffect, useRef, useState } from 'react';
import styles from './preview.module.css';

export const WIDTHS = [
  { value: 'desktop', text: 'Desktop' },
  { value: 'phone', text: 'Phone' },
] as const;
export type Width = (typeof WIDTHS)[number]['value'];

/** What visitors choose for themselves; Light is the theme as it is. */
export const READER_MODES = [
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
  { value: 'warm', text: 'Warm' },
] as const;
export type ReaderMode = (typeof READER_MODES)[number]['value'];

const PIXELS: Readonly<Record<Width, number>> = { desktop: 1280, phone: 390 };
/** What the dialog has around the frame. */
const AROUND = 340;

/** A page of ours at the width of another screen, made as small as the place for it. */
export function PreviewFrame({
  title,
  src,
  width,
  mode,
}: {
  title: string;
  src: string | undefined;
  width: Width;
  mode: ReaderMode;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const { place, available } = useAvailableWidth();
  const scale = Math.min(1, available / PIXELS[width]);
  const height = Math.max(360, window.innerHeight - AROUND);
  // The frame has the storage of this browser, and with it what this person chose for themselves.
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
