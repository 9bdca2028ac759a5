import type { ComponentProps } from 'react';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { language } from '../../lib/messages.ts';
import { serverMark, serverMarkup } from '../../lib/server-markup.ts';
import { LanguageOffer } from './language-offer.tsx';

/**
 * The offer of another language on pages of the main one, rendered only on the server; in the browser the server's markup
 * stays unchanged. Who is on a page of another language has chosen it.
 */
export function LanguageOfferOnServer(props: ComponentProps<typeof LanguageOffer>) {
  if (props.languages.length < 2 || language() !== MAIN_LANGUAGE) return null;
  if (!import.meta.env.SSR) return <div {...serverMarkup('language-offer')} />;
  return (
    <div {...serverMark('language-offer')} data-plain>
      <LanguageOffer {...props} />
    </div>
  );
}
