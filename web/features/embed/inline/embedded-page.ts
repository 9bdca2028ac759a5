/** The inline script of embedded pages: tells the page around it how high the content is, at first and on each change. */
import { HEIGHT_MESSAGE, type HeightMessage } from '../../../../src/features/embed/rules.ts';

/**
 * The page around this one. Browsers that do not name it get the message through to any page: the height of a public page
 * is no secret, and nothing listens here for an answer.
 */
const target = location.ancestorOrigins?.[0] ?? '*';

let reported = 0;

function report() {
  const height = Math.ceil(document.body?.getBoundingClientRect().height ?? 0);
  if (height === reported || height === 0) return;
  reported = height;
  parent.postMessage({ type: HEIGHT_MESSAGE, height } satisfies HeightMessage, target);
}

if (parent !== self) new ResizeObserver(report).observe(document.documentElement);

// Other links open a new tab; these would leave it blank.
addEventListener('click', ({ target: pressed }) => {
  const link = pressed instanceof Element && pressed.closest('a[href^="tel:"],a[download]');
  if (link) link.setAttribute('target', '_self');
});
