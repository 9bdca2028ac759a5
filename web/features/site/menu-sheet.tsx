import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { SiteFrame } from '../../../src/features/site/schema.ts';
import { opensHere } from '../../lib/opens-here.ts';
import { useDialogEntry } from '../../lib/use-dialog-entry.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BookingLink } from '../appointments/booking-link.tsx';
import { NAVIGATION, shownLinks } from './links.ts';
import styles from './menu-sheet.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

export type MenuSheetProps = { frame: SiteFrame; onClose: () => void };

/** The side menu of a phone, open as long as it is rendered. */
export function MenuSheet({ frame: { firm, visibility }, onClose }: MenuSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const leaveEntry = useDialogEntry({ requestClose: close });
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Removed from the page it would not give the focus back.
    return () => current?.close();
  }, []);

  /** The menu's own history entry goes first: Back on the next page then leads to this page, not to the menu. */
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    close();
    void leaveEntry().then(() => window.location.assign(href));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; Escape does so natively
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.content}>
        <CloseButton className={styles.close} onClose={close} />
        <nav aria-label="Menu">
          {shownLinks(NAVIGATION, visibility).map(({ href, text }) => (
            <a key={href} href={href} onClick={follow}>
              {text}
            </a>
          ))}
        </nav>
        {visibility.consultation_booking && (
          <BookingLink variant="primary" size="lg" onOpen={close}>
            Schedule Consultation
          </BookingLink>
        )}
        <ButtonLink variant="outline" size="lg" href={`tel:${firm.phoneE164}`}>
          <Icon name="phone" />
          {firm.phone}
        </ButtonLink>
        <ThemeToggle />
      </div>
    </dialog>
  );
}
