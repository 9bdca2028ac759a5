/** Longest that a page waits for its fonts before it shows itself in the reader's own. */
const WAIT_MS = 400;

/**
 * Runs in the head before the first paint: the page appears once its fonts are there, so that no text
 * moves under a reader's eyes. They are preloaded, and from the second page on in the cache. The promise
 * `__shown` tells the loader of the scripts (src/platform/ssr/router-manifest.ts) when that is.
 */
export const firstPaintScript = `(function(r,f){if(!f||!f.load)return;var c=r.classList,show=function(){c.remove('fonts-pending')};c.add('fonts-pending');self.__shown=Promise.race([new Promise(function(d){setTimeout(d,${WAIT_MS})}),Promise.all([f.load('450 1em Newsreader'),f.load('1em "Hanken Grotesk"')])]).then(show,show)})(document.documentElement,document.fonts)`;
