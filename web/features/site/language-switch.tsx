import { useRouterState } from '@tanstack/react-router';
import type { MouseEventHandler } from 'react';
import type { SiteLayout } from '../../../src/features/site/schema.ts';
import { language as ownLanguage } from '../../lib/messages.ts';
import { addressInOther } from '../../lib/other-languages.ts';
import styles from './language-switch.module.css';

/**
 * Links to the same page in the other languages of the site, or to their home page if they leave it out; nothing if the site has one. The page's script adds what the
 * server does not know of the address: web/page-script/keep-query.ts.
 */
export function LanguageSwitch({
  languages,
  className = '',
  onClick,
}: {
  languages: SiteLayout['languages'];
  className?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}) {
  const address = useRouterState({
    select: ({ location }) => location.pathname + location.searchStr,
  });
  return languages
    .filter(({ language }) => language !== ownLanguage())
    .map(({ language, name }) => (
      <a
        key={language}
        className={`${styles.link} ${className}`}
        href={addressInOther(language, address) ?? `/${language}`}
        hrefLang={language}
        lang={language}
        data-language
        // The server knows the translated address.
        suppressHydrationWarning
        onClick={onClick}
      >
        {name}
      </a>
    ));
}
