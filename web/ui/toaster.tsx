import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { clearOfBottomBars } from '../lib/bottom-bars.ts';
import { m } from '../lib/messages.ts';
import {
  currentToast,
  dismissErrorToast,
  dismissToast,
  subscribeToToasts,
  type Toast as ToastData,
} from '../lib/toasts.ts';
import { Button } from './button.tsx';
import { CloseButton } from './close-button.tsx';
import { Icon } from './icon.tsx';
import styles from './toaster.module.css';

const SHOWN_MS = 5_000;
const SWIPE_PX = 50;

/**
 * Shows the current toast. Rendered inside the topmost modal dialog, because everything outside of an open one is
 * inert.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined);
  const home = useTopmostDialog();
  useEffect(() => {
    // A new submit makes the previous error obsolete.
    document.addEventListener('submit', dismissErrorToast, { capture: true });
    return () => document.removeEventListener('submit', dismissErrorToast, { capture: true });
  }, []);
  if (!toast) return null;
  return createPortal(
    <Toast key={toast.id} toast={toast} root={home ?? document.body} />,
    home ?? document.body,
  );
}

function Toast({ toast, root }: { toast: ToastData; root: Element }) {
  const { id, title, text, detail, action, tone, shownMs = SHOWN_MS } = toast;
  const region = useRef<HTMLElement>(null);
  const box = useRef<HTMLElement>(null);
  useClearOfBottomBars(region, root);
  const cameFrom = useRef<Element>(null);
  const swipeFrom = useRef<number>(undefined);
  const [isHeld, setHeld] = useState(false);
  const isError = tone === 'danger';

  // Errors stay until dismissed: somebody who looks away for five seconds must not miss them.
  useEffect(() => {
    if (isError || isHeld) return;
    const timer = setTimeout(() => dismissToast(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, isError, isHeld, shownMs]);

  useEffect(() => {
    const focusOnHotkey = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      if (!box.current?.contains(document.activeElement)) cameFrom.current = document.activeElement;
      box.current?.focus();
    };
    document.addEventListener('keydown', focusOnHotkey);
    return () => document.removeEventListener('keydown', focusOnHotkey);
  }, []);

  /** Closes the toast and restores the focus from before F8 was pressed. */
  const leave = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    dismissToast(id);
  };

  return (
    <section ref={region} className={styles.region} aria-label={m.common.notifications}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hover and swipe are optional for pointers; the close button is accessible */}
      <section
        ref={box}
        className={`${styles.toast} ${styles[tone]}`}
        tabIndex={-1}
        role={isError ? 'alert' : 'status'}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onPointerDown={(event) => {
          swipeFrom.current = event.clientX;
        }}
        onPointerUp={(event) => {
          if (event.clientX - (swipeFrom.current ?? event.clientX) > SWIPE_PX) dismissToast(id);
        }}
      >
        <Icon name={tone === 'success' ? 'check' : 'alert'} />
        <p>
          <b>{title}</b>
        </p>
        {text && <p>{text}</p>}
        {detail && <p>{detail}</p>}
        <CloseButton label={m.common.closeNotification} className={styles.close} onClose={leave} />
        {action && (
          <Button
            size="sm"
            className={styles.action}
            onClick={() => {
              leave();
              action.onAction();
            }}
          >
            {action.label}
            <span className="visually-hidden">{m.common.pressF8}</span>
          </Button>
        )}
      </section>
    </section>
  );
}

/** Keeps the toast above the buttons at the bottom of the screen or of the sheet. */
function useClearOfBottomBars(region: RefObject<HTMLElement | null>, root: Element): void {
  useLayoutEffect(() => {
    const place = () => {
      const { current } = region;
      if (current) current.style.bottom = `${clearOfBottomBars(current, root)}px`;
    };
    place();
    const observer = new MutationObserver(place);
    observer.observe(root, { childList: true, subtree: true });
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, { capture: true });
    };
  }, [region, root]);
}

/** The topmost open modal dialog, or undefined. */
function useTopmostDialog(): Element | undefined {
  return useSyncExternalStore(
    observeDialogs,
    () => [...document.querySelectorAll('dialog:modal')].at(-1),
    () => undefined,
  );
}

function observeDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}
