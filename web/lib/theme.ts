/** The `localStorage` key of the visitor's theme, and the possible values. Source: public spec §3. */
const THEME_KEY = 'vite-ui-theme';
export const THEMES = ['light', 'dark', 'warm'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Script that runs in the head before the first paint, so that the page does not flash in another theme. Dark and warm
 * set a class of the same name on the root, light sets none.
 */
export const themeScript = `(function(r){var t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}if(t==='dark'||t==='warm')r.classList.add(t)})(document.documentElement)`;

/** The theme that the page shows; light on the server and for visitors who never chose one. */
export function currentTheme(): Theme {
  if (typeof document === 'undefined') return 'light';
  const { classList } = document.documentElement;
  return classList.contains('dark') ? 'dark' : classList.contains('warm') ? 'warm' : 'light';
}

/** Applies a theme and stores it; without access to storage it lasts until the page is left. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  root.classList.remove(...THEMES);
  if (theme !== 'light') root.classList.add(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Private windows may deny access to storage; the theme is applied anyway.
  }
}
