import { useRouterState } from '@tanstack/react-router';
import type { SiteLayout } from '../../../src/features/site/schema.ts';
import { language as ownLanguage } from '../../lib/messages.ts';
import { addressInOther, messagesOfOther } from '../../lib/other-languages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/**
 * For each other language of the site a line in that language, for visitors whose browser prefers it. Hidden until the
 * page's script shows it (web/page-script/offer-language.ts). Rendered only on the server.
 */
export function LanguageOffer({ languages }: { languages: SiteLayout['languages'] }) {
  const address = useRouterState({
    select: ({ location }) => location.pathname + location.searchStr,
  });
  return languages.map(({ language }) => {
    const texts = messagesOfOther(language);
    const href = addressInOther(language, address);
    if (!texts || !href || language === ownLanguage()) return null;
    return (
      <p
        key={language}
        className="wrap small screen-only"
        lang={language}
        data-offer={language}
        hidden
      >
        {texts.site.inThisLanguage}{' '}
        <a href={href} hrefLang={language} data-language>
          {texts.site.readHere}
        </a>
        <button
          type="button"
          className={buttonClass({ variant: 'quiet', size: 'icon' })}
          aria-label={texts.common.close}
        >
          <Icon name="close" size="sm" />
        </button>
      </p>
    );
  });
}
