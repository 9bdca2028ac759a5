import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newContext, sharedBrowser, VIEWPORTS } from './browser.ts';
import { withoutPageBehind } from './sweep/axe-faults.ts';
import { lookFaults, lookFaultsAtWidths, prepareSweep } from './sweep/sweep.ts';

let open: (html: string) => Promise<Page>;
beforeAll(async () => {
  const browser = await sharedBrowser();
  open = async (html) => {
    const context = await newContext(browser, { viewport: VIEWPORTS.phone });
    const page = await context.newPage();
    await page.setContent(`<!doctype html><body>${html}</body>`);
    await prepareSweep(page);
    return page;
  };
});

it.each([
  ['a class without a rule', '<main class="lost">Text</main>', /no rule for the class lost/],
  [
    'text that is cut off on the right',
    '<p style="width: 4rem; overflow: hidden; white-space: nowrap">A rather long line</p>',
    /p cuts “A rather long line”/,
  ],
  [
    'text that is cut off below',
    '<p style="width: 9rem; height: 1.2rem; overflow: hidden">Three lines of a rather long text here</p>',
    /p cuts “Three lines/,
  ],
  [
    'text that is longer than its box',
    '<p style="width: 4rem">Rechtsanwalt</p>',
    /“Rechtsanwalt” sticks out of p/,
  ],
  [
    'the chosen option of a field that is too narrow',
    '<select style="width: 4rem"><option>Estate planning</option></select>',
    /select cuts “Estate planning”/,
  ],
  [
    'a placeholder that is too long',
    '<input style="width: 4rem" placeholder="Name or telephone number">',
    /input cuts “Name/,
  ],
  [
    'text on top of another',
    '<p style="margin: 0">Below</p><p style="margin: -1rem 0 0">Above</p>',
    /“Below” of p and “Above” of p overlap/,
  ],
  [
    'a word that is broken after a short part',
    '<p style="width: 8.4rem; font: 16px monospace">Send us an e-mail</p>',
    /“e-\/mail” is broken/,
  ],
  [
    'a word that is broken between letters',
    '<p style="width: 6rem; font: 16px monospace; word-break: break-all">We practise law</p>',
    /is broken in p/,
  ],
  ['faint text', '<p style="color: #888">Faint</p>', /light.*“Faint” of p has a contrast of 3\.5/],
  [
    'a faint label on a gradient',
    '<button style="color: #fff; background: linear-gradient(#000, #ccc); border: 0">Send</button>',
    /“Send” of button has a contrast/,
  ],
  [
    'a faint label by opacity',
    '<button style="color: #000; background: #fff; opacity: 0.4">Send</button>',
    /“Send” of button has a contrast/,
  ],
  [
    'a label in the colour of its plate',
    '<style>@media (forced-colors: active) { p { color: Canvas } }</style><p>Hidden</p>',
    /forced colours: “Hidden” of p has a contrast of 1\.00/,
  ],
  ['a missing picture', '<img src="data:," alt="" width="9" height="9">', /img has no picture/],
  [
    'an element that is wider than the window',
    '<div style="width: 60rem; height: 1rem"></div>',
    /the page is \d+ px wide: div/,
  ],
])('the sweep reports %s', async (_fault, html, report) => {
  const faults = await lookFaults(await open(html));
  expect(faults).toEqual([expect.stringMatching(report)]);
});

it('the sweep reports faults at both widths, with the width and the colour schemes', async () => {
  const page = await open(`
    <style>
      p { color: CanvasText }
      .dark #dark { color: #888 }
      @media (forced-colors: active) {
        #forced { forced-color-adjust: none; color: Canvas; background: Canvas }
      }
      @media (width < 500px) { #light { color: #888 } .dark #light, .warm #light { color: #000 } }
    </style>
    <p id="dark">Dark</p><p id="forced">Forced</p><p id="light">Light</p>
    <p style="width: 4rem">Rechtsanwalt</p>`);
  const faults = await lookFaultsAtWidths(page, async () => ['found in light']);
  const found = [
    ['found in light', '390: “Rechtsanwalt”'],
    ['390, light: “Light”', '390, dark: “Dark”', '390, forced colours: “Forced”'],
    ['found in light', '1280: “Rechtsanwalt”'],
    ['1280, dark: “Dark”', '1280, forced colours: “Forced”'],
  ];
  expect(faults.toSorted()).toEqual(
    found
      .flat()
      .toSorted()
      .map((start) => expect.stringContaining(start)),
  );
});

it('the sweep finds the faults of a dialog while the page behind it is not rendered', async () => {
  const page = await open(
    '<main><p>Behind</p></main><div role="dialog"><p style="color: #888">Faint</p></div>',
  );
  const faults = await withoutPageBehind(page, async () => {
    expect(
      await page
        .getByText('Behind')
        .evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(false);
    return lookFaults(page);
  });
  expect(faults).toEqual([expect.stringContaining('“Faint” of p has a contrast')]);
  expect(await page.getByText('Behind').evaluate((text) => text.checkVisibility())).toBe(true);
});

it.each([
  ['shortened on purpose', 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap'],
  ['scrollable', 'overflow: auto; white-space: nowrap'],
  ['for screen readers', 'position: absolute; width: 1px; height: 1px; overflow: hidden'],
  ['broken where a compound may be', 'font: 16px monospace'],
])('the sweep accepts text that is %s', async (_reason, style) => {
  const page = await open(`<p style="width: 9rem; ${style}">A well court-appointed person</p>`);
  expect(await lookFaults(page)).toEqual([]);
});

it('the sweep reports what moves, changes, disappears and appears', async () => {
  const page = await open('<main><p id="a">One</p><p id="b">Two</p><p id="c">Three</p></main>');
  await page.evaluate(() => {
    window.sweep.remember();
    const [a, b, c] = ['a', 'b', 'c'].map((id) => document.getElementById(id) as HTMLElement);
    a?.style.setProperty('color', 'red');
    b?.remove();
    c?.insertAdjacentHTML('afterend', '<p>Four</p>');
  });
  const report = (await page.evaluate(() => window.sweep.changes())).join('\n');
  expect(report).toContain('color of p#a is rgb(255, 0, 0) instead of rgb(0, 0, 0)');
  expect(report).toContain('p#b “Two” is gone');
  expect(report).toMatch(/p#c “Three” moved from/);
  expect(report).toContain('p “Four” appeared');
});

it.each([
  ['is the same', 'padding: 8px', []],
  ['is higher', 'padding: 9px', [/^div#step “Step” is gone$/, /^div “Step” appeared$/]],
  ['looks different', 'padding: 8px; color: red', [/^color of div#step is rgb\(255, 0, 0\)/]],
] as const)(
  'the sweep reports of a replaced step of a booking that it %s',
  async (_, style, faults) => {
    const head = '<header><h2 id="booking-title">Your Information</h2></header>';
    const page = await open(`<main>${head}<div id="step" style="padding: 8px">Step</div></main>`);
    await page.evaluate((css) => {
      window.sweep.remember();
      const step = document.createElement('div');
      step.style.cssText = css;
      step.textContent = 'Step';
      document.getElementById('step')?.replaceWith(step);
    }, style);
    const report = await page.evaluate(() => window.sweep.changes());
    const aboutStep = report.filter((fault) => !fault.startsWith('main'));
    expect(aboutStep).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  },
);
