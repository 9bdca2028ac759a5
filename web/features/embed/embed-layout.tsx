import type { ReactNode } from 'react';
import { notSaidIn } from '../../../src/features/firm/statements/rules.ts';
import { AMERICAN } from '../../../src/features/jurisdictions/words-rules.ts';
import type { SiteLayout } from '../../../src/features/site/schema.ts';
import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';
import { markedTexts } from '../../ui/marked-texts.tsx';
import styles from './embed-layout.module.css';

/**
 * The layout of an embedded page: its content, and below it the legal texts that every public page must have. `path` is
 * the path of the same page on this site.
 */
export function EmbedLayout({
  layout: { firm, words = AMERICAN, statements, menus, look },
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
          {firm.responsibleAttorney &&
            `. ${m.embed.responsible({ attorney: words.attorney, name: firm.responsibleAttorney })}`}
        </p>
        <p>
          {markedTexts(
            notSaidIn(`${firm.name}, ${firm.city}, ${firm.region}`, statements.everyPage),
          )}
        </p>
        <nav aria-label={m.embed.legal}>
          {menus.legal.map(({ href, text }) => (
            <a key={href} href={here(href)}>
              {text}
            </a>
          ))}
          <a href={here(path)}>{m.embed.openOnSite}</a>
        </nav>
      </footer>
    </>
  );
}
