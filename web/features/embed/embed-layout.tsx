import type { ReactNode } from 'react';
import { notSaidIn } from '../../../src/features/firm/statements/rules.ts';
import type { SiteLayout } from '../../../src/features/site/schema.ts';
import styles from './embed-layout.module.css';

/**
 * The layout of an embedded page: its content, and below it the legal texts that every public page must have. `path` is
 * the path of the same page on this site.
 */
export function EmbedLayout({
  layout: { firm, statements, menus, look },
  title,
  path,
  isSheet = false,
  children,
}: {
  layout: SiteLayout;
  /** The accessible name of the content, to distinguish it from the content of the host page. */
  title: string;
  path: string;
  /** Whether the content is a sheet, which is narrower than a page. */
  isSheet?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <main id="main" className={styles.main} aria-label={title}>
        {children}
      </main>
      <footer className={`wrap ${styles.footer} ${isSheet ? styles.sheet : ''}`}>
        {look?.logo.map((mark) => (
          <img key={mark.src} {...mark} alt="" />
        ))}
        <p>
          <b>{firm.name}</b>, {firm.city}, {firm.region},{' '}
          <a href={`tel:${firm.phoneE164}`}>{firm.phone}</a>
          {firm.responsibleAttorney && `. Responsible attorney: ${firm.responsibleAttorney}`}
        </p>
        <p>
          {notSaidIn(`${firm.name}, ${firm.city}, ${firm.region}`, statements.everyPage).join(' ')}
        </p>
        <nav aria-label="Legal">
          {menus.legal.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
          <a href={path}>Open this on our site</a>
        </nav>
      </footer>
    </>
  );
}
