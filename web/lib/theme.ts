/** Where the visitor's choice is kept, and what it may be. Source: public spec §3. */
const THEME_KEY = 'vite-ui-theme';
export const THEMES = ['light', 'dark', 'warm'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Runs in the head before the first paint, so that no page flashes in another theme. Dark and warm set
 * a class of their name on the root, light sets none; the attribute is what Mantine reads.
 */
export const themeScript = `(function(r){var t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}if(t==='dark'||t==='warm')r.classList.add(t);r.setAttribute('data-mantine-color-scheme',t==='dark'?'dark':'light')})(document.documentElement)`;

/** The theme that the page shows; light on the server and for whoever never chose. */
export function currentTheme(): Theme {
  if (typeof document === 'undefined') return 'light';
  const { classList } = document.documentElement;
  return classList.contains('dark') ? 'dark' : classList.contains('warm') ? 'warm' : 'light';
}

/** Shows a theme and remembers it; where storage is closed it lasts for this page. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  root.classList.remove(...THEMES);
  if (theme !== 'light') root.classList.add(theme);
  root.setAttribute('data-mantine-color-scheme', theme === 'dark' ? 'dark' : 'light');
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Private windows may refuse; the page has its theme all the same.
  }
}
