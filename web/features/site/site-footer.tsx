import { useRouterState } from '@tanstack/react-router';
import { Fragment } from 'react';
import { townLine } from '../../../src/features/firm/address-rules.ts';
import {
  hasSeveralOffices,
  MAIN_OFFICE,
  officesOf,
} from '../../../src/features/firm/offices/rules.ts';
import type { SiteLayout } from '../../../src/features/site/schema.ts';
import { clientPaths, isWithin } from '../../../src/platform/private-pages/rules.ts';
import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { markedTexts } from '../../ui/marked-texts.tsx';
import { BookingLink } from '../appointments/booking-link.tsx';
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './site-footer.module.css';

/** Pages with their own booking, without the dock: it would cover the buttons there and offer a second booking. */
const WITHOUT_DOCK = ['/schedule', ...clientPaths()];

type Links = readonly { href: string; text: string }[];

export function SiteFooter({ layout }: { layout: SiteLayout }) {
  const { firm, statements, visibility, menus, languages, year } = layout;
  const hasDock = useRouterState({
    select: ({ location }) => !isWithin(WITHOUT_DOCK, location.pathname),
  });
  return (
    <>
      <footer className={`${styles.footer} on-band`} id="links">
        <div className="wrap">
          <div className={styles.columns}>
            <div>
              <Brand layout={layout} />
              {officesOf(firm).map(({ key, label, street, ...office }) => (
                <Fragment key={key}>
                  <address className={styles.address}>
                    {hasSeveralOffices(firm) && (
                      <>
                        <b>{label}</b>
                        <br />
                      </>
                    )}
                    {street}
                    <br />
                    {townLine(office, firm.formats)}
                  </address>
                  {(key === MAIN_OFFICE || office.phone !== firm.phone) && (
                    <a className="num" href={`tel:${office.phoneE164}`}>
                      {office.phone}
                    </a>
                  )}
                </Fragment>
              ))}
              {firm.socialLinks.length > 0 && (
                <LinkList
                  label={m.site.social}
                  links={firm.socialLinks.map(({ network, url }) => ({ href: url, text: network }))}
                />
              )}
            </div>
            <LinkList label={m.site.firm} links={menus.firm} />
            {menus.services.length > 0 && (
              <LinkList label={m.site.services} links={menus.services} />
            )}
            {visibility.newsletter_signup && <NewsletterBlock className={styles.letter} />}
          </div>
          <nav className={styles.legal} aria-label={m.site.legal}>
            {menus.legal.map(({ href, text }) => (
              <a key={href} href={here(href)}>
                {text}
              </a>
            ))}
            <LanguageSwitch languages={languages} />
          </nav>
          <p className={styles.fine}>
            {markedTexts(statements.everyPage)} © {year} {firm.name}.
          </p>
        </div>
      </footer>
      {hasDock && (
        <nav className={styles.dock} aria-label={m.site.reachUs} data-bottom-bar>
          <a className={buttonClass({ variant: 'outline' })} href={`tel:${firm.phoneE164}`}>
            <Icon name="phone" />
            {m.common.callNow}
          </a>
          {visibility.consultation_booking && (
            <BookingLink variant="primary">{m.common.scheduleConsultation}</BookingLink>
          )}
        </nav>
      )}
    </>
  );
}

function LinkList({ label, links }: { label: string; links: Links }) {
  return (
    <nav aria-label={label}>
      <h2>{label}</h2>
      <ul className={styles.list}>
        {links.map(({ href, text }) => (
          <li key={text}>
            <a href={here(href)}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
