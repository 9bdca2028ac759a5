/**
 * The script for other sites: replaces its script tag with an iframe that shows a part of this site. A link is shown as
 * a fallback until the page in the iframe has reported its size; it stays if the browser blocks the iframe. The
 * container reserves the expected height, so that nothing moves. The iframe is loaded lazily, once it is in the
 * viewport.
 */

import { embedHref } from '../../../../src/features/embed/address-rules.ts';
import { EMBEDS, RESERVED_HEIGHTS, sizeIn } from '../../../../src/features/embed/frame-rules.ts';
import { readEmbedTheme } from '../../../../src/features/embed/rules.ts';
import { createResizer } from './resize-container.ts';

function embed(script: HTMLScriptElement) {
  const { origin, pathname } = new URL(script.src);
  // The script at `/es/embed.js` shows the pages below `/es`.
  const site = origin + pathname.slice(0, pathname.lastIndexOf('/'));
  const { show, theme } = script.dataset;
  const { key, path, page, ...part } = EMBEDS.find((each) => each.key === show) ?? EMBEDS[0];
  const title = script.dataset.title ?? part.title;

  const container = document.createElement('div');
  container.style.cssText = `position:relative;box-sizing:border-box;padding-bottom:${RESERVED_HEIGHTS[key]}`;
  const link = document.createElement('a');
  link.href = site + page;
  link.textContent = title;
  link.style.position = 'absolute';
  const frame = document.createElement('iframe');
  frame.title = title;
  // Not `visibility: hidden`: browsers may throttle hidden iframes.
  frame.style.cssText = 'position:absolute;width:100%;height:100%;border:0;opacity:0';
  container.append(link, frame);
  script.replaceWith(container);

  const grow = createResizer(container, frame);
  addEventListener('message', ({ source, origin: from, data }) => {
    const size = source === frame.contentWindow && from === origin ? sizeIn(data) : undefined;
    if (!size) return;
    frame.style.opacity = '1';
    if (document.activeElement === link) frame.focus();
    link.remove();
    grow(size);
  });
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    frame.src = site + embedHref(path, readEmbedTheme(theme));
  });
  watch.observe(container);
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement) embed(script);
