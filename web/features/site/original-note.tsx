import { useMatches } from '@tanstack/react-router';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { language, m } from '../../lib/messages.ts';

type Shown = { originalLanguage?: string | null | undefined } | null | undefined;

/** What the loaders of pages, articles and people return, as far as it matters here. */
type Loaded =
  | {
      page?: Shown;
      article?: Shown;
      written?: { page?: Shown };
      person?: { found: { page?: Shown } };
    }
  | undefined;

/** One line above a page that a further language shows as an original; nothing in the main language. */
export function OriginalNote() {
  if (import.meta.env.IS_MAIN_LANGUAGE || language() === MAIN_LANGUAGE) return null;
  return <Note />;
}

function Note() {
  const isOriginal = useMatches({
    select: (matches) => matches.some(({ loaderData }) => isShownAsOriginal(loaderData as Loaded)),
  });
  return isOriginal && <p className="wrap small muted">{m.site.notTranslated}</p>;
}

const isShownAsOriginal = (loaded: Loaded) =>
  [loaded?.article ?? loaded?.page, loaded?.written?.page, loaded?.person?.found.page].some(
    (shown) => Boolean(shown?.originalLanguage),
  );
