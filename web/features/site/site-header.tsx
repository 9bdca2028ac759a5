import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { SiteFrame } from '../../../src/features/site/schema.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BookingLink } from '../appointments/booking-link.tsx';
import { Brand } from './brand.tsx';
import { NAVIGATION, shownLinks } from './links.ts';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './site-header.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

export function SiteHeader({ frame }: { frame: SiteFrame }) {
  const { firm, visibility } = frame;
  // The menu has the theme toggle then, and a document has one.
  const [isMenuOpen, setMenuOpen] = useState(false);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return (
    <header className={styles.header}>
      <div className={`${styles.utility} only-wide`}>
        <div className="wrap">
          <span>
            <b>Free Consultation</b>{' '}
            <span className="muted">
              at the first meeting.
              {firm.claims.reply && ` We reply ${firm.claims.reply.toLowerCase()}.`}
            </span>
          </span>
          <a className="num" href={`tel:${firm.phoneE164}`}>
            <Icon name="phone" size="sm" />
            {firm.phone}
          </a>
          {!isMenuOpen && <ThemeToggle />}
        </div>
      </div>
      <div className={styles.head}>
        <div className="wrap">
          <Brand name={firm.name} />
          <nav className={`${styles.navigation} only-wide`} aria-label="Main">
            {shownLinks(NAVIGATION, visibility).map(({ href, text }) => (
              <a
                key={href}
                href={href}
                aria-current={isWithin(pathname, href) ? 'page' : undefined}
              >
                {text}
              </a>
            ))}
          </nav>
          {visibility.consultation_booking && (
            <BookingLink variant="primary" className="only-wide">
              Schedule Consultation
            </BookingLink>
          )}
          <ButtonLink
            variant="quiet"
            size="icon"
            className="only-narrow"
            href={`tel:${firm.phoneE164}`}
            aria-label={`Call ${firm.phone}`}
          >
            <Icon name="phone" />
          </ButtonLink>
          <MobileMenu
            frame={frame}
            onOpen={setMenuOpen}
            className={buttonClass({ variant: 'quiet', size: 'icon' }, 'only-narrow')}
          />
        </div>
      </div>
    </header>
  );
}

/** A page below a link's own belongs to it; below the root is everything. */
function isWithin(pathname: string, href: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));
}
