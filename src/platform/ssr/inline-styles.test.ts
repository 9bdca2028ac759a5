import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineStyles, styleSheet } from './inline-styles.ts';

const link = (href: string, end = '/') =>
  `<link rel="stylesheet" href="${href}" data-precedence="default"${end}>`;
const page = (body: string, ...hrefs: string[]) =>
  `<head><title>Müller’s</title>${hrefs.map((href) => link(href)).join('')}<style>:root{--brand:red}</style></head>${body}`;

const BASE = '@layer a,b;a{content:"’}{;"}';
const CARD = '.box_aaa{color:$&}.box_aaa:hover .my_title_aaa{color:red}';
const LIST = '@media (min-width:1px){.row_bbb{color:red}}';
const BOTH = '@media print{.box_aaa{top:0}.row_bbb{top:0}}';
const SPIN = '@keyframes spin_ccc{to{rotate:1turn}}.spin_ccc{animation:spin_ccc}';
const sheet = styleSheet('/public.css', BASE + CARD + LIST + BOTH + SPIN);

const clientSheet = styleSheet('/client.css', '.step_ddd{top:0}.other_eee{top:0}');

const inlined = (html: string) => {
  const made = inlineStyles(Buffer.from(html), [sheet, clientSheet]);
  return { ...made, page: made.page.toString() };
};

it('inlines the styles of the modules that the page names, in the order of the sheet', () => {
  for (const [body, text] of [
    ['<p>’</p>', BASE],
    ['<p class="lead my_title_aaa">_bbb</p>', BASE + CARD + BOTH],
    ['<p class="row_bbb"></p>', BASE + LIST + BOTH],
    ['<svg class="wide_ccc"></svg><i class="row_bbb"></i>', BASE + LIST + BOTH + SPIN],
  ] as const) {
    expect(inlined(page(body, '/public.css'))).toEqual({
      page: page(body, '/public.css').replace(
        link('/public.css'),
        () => `<style data-built-style="">${text}</style>${link('/public.css', ' disabled=""/')}`,
      ),
      source: `'sha256-${hash('sha256', text, 'base64')}'`,
    });
  }
});

it('inlines the styles of a second sheet after those of the first, and disables both links', () => {
  const html = page('<p class="step_ddd row_bbb"></p>', '/public.css', '/client.css');
  const { page: made } = inlined(html);
  expect(made).toBe(
    html
      .replace(
        link('/public.css'),
        () =>
          `<style data-built-style="">${BASE}${LIST}${BOTH}.step_ddd{top:0}</style>${link('/public.css', ' disabled=""/')}`,
      )
      .replace(link('/client.css'), link('/client.css', ' disabled=""/')),
  );
});

it('leaves a page alone that links another sheet, or none, or has no head', () => {
  for (const html of [
    page('', '/public.css', '/admin.css'),
    page('', '/admin.css'),
    page(''),
    link('/public.css'),
  ]) {
    expect(inlined(html)).toEqual({ page: html, source: undefined });
  }
});
