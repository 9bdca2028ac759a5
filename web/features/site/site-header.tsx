import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { SiteLayout } from '../../../src/features/site/schema.ts';
import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { BookingLink } from '../appointments/booking-link.tsx';
import { Brand } from './brand.tsx';
import { LanguageOfferOnServer } from './language-offer-on-server.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './site-header.module.css';

export function SiteHeader({ layout }: { layout: SiteLayout }) {
  const { firm, visibility, menus, languages } = layout;
  // While the menu is open, the theme toggle is in the menu instead, because a document has only one.
  const [isMenuOpen, setMenuOpen] = useState(false);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  return (
    <header className={styles.header}>
      <LanguageOfferOnServer languages={languages} />
      <div className={`${styles.utility} only-wide`}>
        <div className="wrap">
          <span>
            {firm.hasFreeConsultation && <b>{`${m.site.freeConsultation} `}</b>}
            <span className="muted">
              {firm.claims.reply && m.common.weReply({ reply: firm.claims.reply.toLowerCase() })}
            </span>
          </span>
          <a className="num" href={`tel:${firm.phoneE164}`}>
            <Icon name="phone" size="sm" />
            {firm.phone}
          </a>
          <LanguageSwitch languages={languages} />
          {!isMenuOpen && <ThemeToggle />}
        </div>
      </div>
      <div className={styles.head}>
        <div className="wrap">
          <Brand layout={layout} />
          <nav className={`${styles.navigation} only-wide`} aria-label={m.site.mainMenu}>
            {menus.navigation.map(({ href, text }) => (
              <a
                key={href}
                href={here(href)}
                aria-current={isWithin(pathname, href) ? 'page' : undefined}
              >
                {text}
              </a>
            ))}
          </nav>
          {visibility.consultation_booking && (
            <BookingLink variant="primary" className="only-wide">
              {m.common.scheduleConsultation}
            </BookingLink>
          )}
          <ButtonLink
            variant="quiet"
            size="icon"
            className="only-narrow"
            href={`tel:${firm.phoneE164}`}
            aria-label={m.site.callPhone({ phone: firm.phone })}
          >
            <Icon name="phone" />
          </ButtonLink>
          <MobileMenu
            layout={layout}
            onOpen={setMenuOpen}
            className={buttonClass({ variant: 'quiet', size: 'icon' }, 'only-narrow')}
          />
        </div>
      </div>
    </header>
  );
}

/** Whether a page is the link's target or below it; only the root itself matches the root. */
function isWithin(pathname: string, href: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));
}
