/** Maximum time that a page waits for its fonts before it renders in fallback fonts. */
const WAIT_MS = 400;

/**
 * Script that runs in the head before the first paint: the page becomes visible once its fonts are loaded, to avoid
 * layout shifts. The fonts are preloaded, and cached from the second page on. The promise `__shown` reports this to the
 * script loader (src/platform/ssr/router-manifest.ts).
 */
export const firstPaintScript = `(function(r,f){if(!f||!f.load)return;var c=r.classList,show=function(){c.remove('fonts-pending')};c.add('fonts-pending');self.__shown=Promise.race([new Promise(function(d){setTimeout(d,${WAIT_MS})}),Promise.all([f.load('450 1em Newsreader'),f.load('1em "Hanken Grotesk"')])]).then(show,show)})(document.documentElement,document.fonts)`;
