/**
 * The inline script of embedded pages: reports the size of its content to the host page, initially and on each change.
 */
import { SIZE_MESSAGE, type SizeMessage } from '../../../../src/features/embed/frame-rules.ts';

/**
 * The origin of the host page. In browsers without `ancestorOrigins` the message is sent to any origin: the size of a
 * public page is not a secret, and this page does not listen for replies.
 */
const target = location.ancestorOrigins?.[0] ?? '*';

let reported = '';

function report() {
  const { height } = document.body?.getBoundingClientRect() ?? { height: 0 };
  // The width of the frame, not of the body: a scroll bar, shown while the frame is too low, makes the body narrower.
  const size = { type: SIZE_MESSAGE, width: innerWidth, height: Math.ceil(height) } as const;
  const text = JSON.stringify(size);
  if (text === reported || size.height === 0) return;
  reported = text;
  parent.postMessage(size satisfies SizeMessage, target);
}

if (parent !== self) new ResizeObserver(report).observe(document.documentElement);

// Other links open a new tab, but for these it would stay blank.
addEventListener('click', ({ target: pressed }) => {
  const link = pressed instanceof Element && pressed.closest('a[href^="tel:"],a[download]');
  if (link) link.setAttribute('target', '_self');
});
