import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { SiteLayout } from '../../../src/features/site/schema.ts';
import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';
import { opensHere } from '../../lib/opens-here.ts';
import { useDialogEntry } from '../../lib/use-dialog-entry.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { BookingLink } from '../appointments/booking-link.tsx';
import { QuickExitInDialog } from '../quick-exit/quick-exit-in-dialog.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './menu-sheet.module.css';

export type MenuSheetProps = { layout: SiteLayout; onClose: () => void };

/** The mobile menu, open as long as it is mounted. */
export function MenuSheet({
  layout: { firm, visibility, menus, languages },
  onClose,
}: MenuSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const leaveEntry = useDialogEntry({ requestClose: close });
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Closed explicitly, because removing an open dialog from the DOM does not restore the focus.
    return () => current?.close();
  }, []);

  /** Removes the menu's history entry before following a link, so that Back from the next page returns to this page. */
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    close();
    void leaveEntry().then(() => window.location.assign(href));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click handler closes the dialog from its backdrop; for the keyboard, Escape closes it natively
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={m.site.menu}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <QuickExitInDialog />
      <div className={styles.content}>
        <CloseButton className={styles.close} onClose={close} />
        <nav aria-label={m.site.menu}>
          {menus.navigation.map(({ href, text }) => (
            <a key={href} href={here(href)} onClick={follow}>
              {text}
            </a>
          ))}
        </nav>
        {visibility.consultation_booking && (
          <BookingLink variant="primary" size="lg" onOpen={close}>
            {m.common.scheduleConsultation}
          </BookingLink>
        )}
        <ButtonLink variant="outline" size="lg" href={`tel:${firm.phoneE164}`}>
          <Icon name="phone" />
          {firm.phone}
        </ButtonLink>
        <LanguageSwitch
          languages={languages}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
          onClick={follow}
        />
        <ThemeToggle />
      </div>
    </dialog>
  );
}
