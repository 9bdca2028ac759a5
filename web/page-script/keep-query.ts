/**
 * Lets links to the same page in another language keep the query and the fragment of the address, of which the server
 * knows only a part, and on the page of all unknown addresses the path.
 */
export function keepQuery(): void {
  const complete = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]');
    if (!link) return;
    const [, prefix] = NOT_FOUND.exec(link.pathname) ?? [];
    if (prefix !== undefined) link.pathname = prefix + withoutLanguage(location.pathname);
    link.search = location.search;
    link.hash = location.hash;
  };
  document.addEventListener('click', complete, { capture: true });
  document.addEventListener('auxclick', complete, { capture: true });
}

const NOT_FOUND = /^(.*)\/not-found$/;

const withoutLanguage = (path: string): string =>
  import.meta.env.IS_MAIN_LANGUAGE
    ? path
    : path.replace(new RegExp(`^/${document.documentElement.lang}(?=/)`), '');
