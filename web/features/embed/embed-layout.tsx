import type { ReactNode } from 'react';
import type { SiteLayout } from '../../../src/features/site/schema.ts';
import styles from './embed-layout.module.css';

/**
 * The layout of a page in a frame of another site: its content, and below it what every page for the public has to say.
 * `path` is the same page on this site.
 */
export function EmbedLayout({
  layout: { firm, menus },
  title,
  path,
  isSheet = false,
  children,
}: {
  layout: SiteLayout;
  /** Names the content for screen readers, beside the content of the page around it. */
  title: string;
  path: string;
  /** Whether the content is a sheet, which is not as wide as a page. */
  isSheet?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <main id="main" className={styles.main} aria-label={title}>
        {children}
      </main>
      <footer className={`wrap ${styles.footer} ${isSheet ? styles.sheet : ''}`}>
        <p>
          <b>{firm.name}</b>, {firm.city}, {firm.region},{' '}
          <a href={`tel:${firm.phoneE164}`}>{firm.phone}</a>
          {firm.responsibleAttorney && `. Responsible attorney: ${firm.responsibleAttorney}`}
        </p>
        <p>
          Attorney advertising. This is general information, not legal advice, and using it creates
          no lawyer-client relationship.
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
