import { expect, it } from 'vitest';
import { withoutElements } from './parse-html.ts';

it('removes the elements with an attribute, and what is in them', () => {
  const html =
    '<!DOCTYPE html><main><div class="a" data-varies=""><div>1<br></div><div data-varies="">2</div></div><div>3 &amp; 4</div><hr data-varies=""/>4</main>';
  expect(withoutElements(html, 'data-varies')).toBe(
    '<!DOCTYPE html><main><div>3 &amp; 4</div>4</main>',
  );
  expect(withoutElements(html, 'data-other')).toBe(html);
});
