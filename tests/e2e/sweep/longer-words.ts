/** How much longer than in English a word may be in another language. */
const LONGER = 1.35;

/** Languages keep what is written with a digit or a sign, such as an address or a time, and what is marked as a name. */
const KEPT = 'script, style, noscript, title, [translate=no], [data-sweep-skip]';
const WORDS = /(?<![^\s(“"/—-])\p{L}{2,}(?![^\s)”".,:;?!/—-])/gu;

const longer = (word: string) => word + 'e'.repeat(Math.ceil(word.length * LONGER) - word.length);

/** Says what the page says in longer words. */
export function lengthenWords(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest(KEPT)) continue;
    const text = node as Text;
    text.data = text.data.replace(WORDS, longer);
  }
}
