import { expect, it } from 'vitest';
import { withStyles } from './with-styles.ts';

const copy =
  '<head></head><a class="go" href="/contact">Contact</a><use href="/assets/drawings.svg#divorce">';

it('links the style sheets that the page contains, and the drawings of this release', () => {
  const page = '<style>a{}</style><link rel="stylesheet" href="/assets/site-abc.css" disabled=""/>';
  const shown = withStyles(copy, page);
  expect(shown).toContain('<head><link rel="stylesheet" href="/assets/site-abc.css"/></head>');
  expect(shown).toMatch(/<use href="[^"]*drawings[^"]*\.svg#divorce">/);
  expect(shown).not.toContain('/assets/drawings.svg#');
  expect(shown).toContain('<a class="go" title="/contact">');
});
