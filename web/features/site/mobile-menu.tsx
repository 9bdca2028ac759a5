import { type MouseEvent, useRef, useState } from 'react';
import type { SiteFrame } from '../../../src/site/schema.ts';
import { ButtonLink } from '../../components/button.tsx';
import { CloseButton } from '../../components/close-button.tsx';
import { Icon } from '../../components/icon.tsx';
import { BookingLink } from '../appointments/booking-link.tsx';
import { NAVIGATION, shownLinks } from './links.ts';
import styles from './mobile-menu.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

/** The side menu of a phone. Until scripts run, its button leads to the links at the foot of the page. */
export function MobileMenu({ frame, className }: { frame: SiteFrame; className: string }) {
  const { firm, visibility } = frame;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: it must lead somewhere before scripts run */}
      {/* biome-ignore lint/a11y/useValidAnchor: same */}
      <a
        className={className}
        href="#links"
        role="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="menu" />
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; Escape does so natively */}
      <dialog
        ref={dialog}
        className={styles.sheet}
        aria-label="Menu"
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        {isOpen && (
          <div className={styles.content}>
            <CloseButton className={styles.close} onClose={close} />
            <nav aria-label="Menu">
              {shownLinks(NAVIGATION, visibility).map(({ href, text }) => (
                <a key={href} href={href}>
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
        )}
      </dialog>
    </>
  );
}
