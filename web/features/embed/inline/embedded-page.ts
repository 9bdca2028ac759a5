/** The inline script of embedded pages: tells the page around it how high its content is, at first and on each change. */
import { SIZE_MESSAGE, type SizeMessage } from '../../../../src/features/embed/frame/rules.ts';

/**
 * The page around this one. Browsers that do not name it get the message through to any page: the size of a public page is
 * no secret, and nothing listens here for an answer.
 */
const target = location.ancestorOrigins?.[0] ?? '*';

let reported = '';

function report() {
  const { width, height } = document.body?.getBoundingClientRect() ?? { width: 0, height: 0 };
  const size = { type: SIZE_MESSAGE, width: Math.round(width), height: Math.ceil(height) } as const;
  const text = JSON.stringify(size);
  if (text === reported || size.height === 0) return;
  reported = text;
  parent.postMessage(size satisfies SizeMessage, target);
}

if (parent !== self) new ResizeObserver(report).observe(document.documentElement);

// Other links open a new tab; these would leave it blank.
addEventListener('click', ({ target: pressed }) => {
  const link = pressed instanceof Element && pressed.closest('a[href^="tel:"],a[download]');
  if (link) link.setAttribute('target', '_self');
});
