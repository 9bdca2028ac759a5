import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { m } from '../../lib/messages.ts';
import { Rich } from '../../ui/rich.tsx';

/** For a 404 page: where to read what is not translated. `original`: its path in the main language. */
export function OriginalLink({ original }: { original: string }) {
  return (
    <p>
      <Rich
        text={m.site.readOriginal}
        parts={{
          link: (inner) => (
            <a href={original} hrefLang={MAIN_LANGUAGE}>
              {inner}
            </a>
          ),
        }}
      />
    </p>
  );
}
