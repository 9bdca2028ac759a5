import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes values, in text and in attributes', () => {
  const name = `<script>alert("1")</script> & 'x'`;
  expect(html`<p title="${name}">${name}</p>`.toString()).toBe(
    '<p title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;">' +
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;</p>',
  );
});

it('keeps nested markup, joins lists and leaves out what is absent', () => {
  const rows = ['a<', 'b'].map((text) => html`<li>${text}</li>`);
  expect(html`<ul>${rows}${null}${undefined}${false}${0}</ul>`.toString()).toBe(
    '<ul><li>a&lt;</li><li>b</li>0</ul>',
  );
});
