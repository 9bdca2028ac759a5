/**
 * The script of other sites: puts a part of this site into a frame where its script tag stands. Until the part has
 * answered from the frame there is a link in its place, and it stays there if the browser refuses the frame. The place
 * is as high as `style` of the tag reserves, so that nothing moves; the frame is loaded once somebody can see it.
 */

import { embedHref } from '../../../../src/features/embed/addresses/rules.ts';
import { EMBEDS, RESERVED_HEIGHTS, sizeIn } from '../../../../src/features/embed/frame/rules.ts';
import { readEmbedTheme } from '../../../../src/features/embed/rules.ts';
import { createGrowth } from './growth.ts';

function embed(script: HTMLScriptElement) {
  const { origin } = new URL(script.src);
  const { show, theme } = script.dataset;
  const { key, path, page, title } = EMBEDS.find((each) => each.key === show) ?? EMBEDS[0];

  const place = document.createElement('div');
  place.style.cssText = `position:relative;box-sizing:border-box;padding-bottom:${RESERVED_HEIGHTS[key]}`;
  const link = document.createElement('a');
  link.href = origin + page;
  link.textContent = title;
  link.style.position = 'absolute';
  const frame = document.createElement('iframe');
  frame.title = title;
  // Not `visibility`: browsers may put off the work of a frame that is hidden.
  frame.style.cssText = 'position:absolute;width:100%;height:100%;border:0;opacity:0';
  place.append(link, frame);
  script.replaceWith(place);

  const grow = createGrowth(place, frame);
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
    frame.src = origin + embedHref(path, readEmbedTheme(theme));
  });
  watch.observe(place);
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement) embed(script);
