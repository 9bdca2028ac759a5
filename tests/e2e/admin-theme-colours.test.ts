import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Colour, parseColour, toOklab } from '../../src/features/themes/colour-rules.ts';
import { TEMPLATES, variablesOf } from '../../src/features/themes/templates/rules.ts';
import { startAdmin } from './admin.ts';

const site = startAdmin();

/** A distance in OKLab; 0.02 is just noticeable. */
const CLEARLY_DIFFERENT = 0.09;
const READABLE = 4.5;

it('the back office tells primary, success and danger apart in every theme', async () => {
  const { page } = await site.signIn('/admin');
  for (const template of TEMPLATES) {
    await applyTheme(page, variablesOf(template));
    const colourOf = await readTokens(page);
    for (const tone of ['success', 'destructive']) {
      const difference = distance(colourOf('primary'), colourOf(tone));
      expect.soft(difference, `${template.name}: ${tone}`).toBeGreaterThan(CLEARLY_DIFFERENT);
    }
    for (const [front, back] of PAIRS) {
      const ratio = contrast(colourOf(front), colourOf(back));
      expect.soft(ratio, `${template.name}: ${front} on ${back}`).toBeGreaterThan(READABLE);
    }
  }
});

const PAIRS = [
  ['primary', 'card'],
  ['primary-foreground', 'primary'],
  ['success', 'card'],
  ['success', 'soft-success'],
] as const;

/**
 * Applies a theme as the page's own style sheet does, without a style element, which the content security policy would
 * block.
 */
async function applyTheme(page: Page, variables: Record<string, string>): Promise<void> {
  const css = Object.entries(variables).map(([name, value]) => `${name}: ${value};`);
  await page.evaluate(
    (text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    },
    `:root { ${css.join(' ')} }`,
  );
}

const TOKENS = [...new Set(['primary', 'success', 'destructive', ...PAIRS.flat()])];

/** Returns a function that reads the colour of a token in the shell. */
async function readTokens(page: Page): Promise<(token: string) => Colour> {
  const colours = await page.evaluate((tokens) => {
    const shell = document.querySelector('main');
    return tokens.map((token) => {
      const probe = shell?.appendChild(document.createElement('i'));
      // Mixing a colour with itself makes its computed value an oklab(), whatever its notation is.
      if (probe) probe.style.color = `color-mix(in oklab, var(--${token}), var(--${token}))`;
      const { color } = getComputedStyle(probe as Element);
      probe?.remove();
      return color;
    });
  }, TOKENS);
  return (token) => {
    const colour = parseColour(colours[TOKENS.indexOf(token)] ?? '');
    if (!colour) throw new Error(`--${token} is ${colours[TOKENS.indexOf(token)]}`);
    return colour;
  };
}

function distance(one: Colour, other: Colour): number {
  const [p, q] = [toOklab(one), toOklab(other)];
  return Math.hypot(...p.map((value, i) => value - (q[i] ?? 0)));
}

/** Source: WCAG 2.2, contrast ratio. */
function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [one, other]
    .map(({ red, green, blue }) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
