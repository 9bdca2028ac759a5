import { expect, it } from 'vitest';
import { mailColours } from '../../../email/mail-look.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

const publicUrl = 'https://firm.example';
const colours = mailColours({});

it('a text becomes plain text with lists, quotes, tables and the addresses of links', () => {
  const content = `<h2>News &amp; rules</h2><p>One<br>two <a href="/blog/x">three</a></p>
    <ul><li>a</li><li><p>b</p></li></ul><ol start="3"><li>c</li></ol>
    <blockquote><p>Said</p></blockquote><hr>
    <table><tbody><tr><th>Fee</th><td>$5</td></tr></tbody></table>
    <p><a href="https://courts.example/">https://courts.example/</a></p>`;
  expect(mailText(content, publicUrl)).toBe(
    [
      'News & rules',
      'One\ntwo three (https://firm.example/blog/x)',
      '- a\n- b',
      '3. c',
      '> Said',
      '---',
      'Fee | $5',
      'https://courts.example/',
    ].join('\n\n'),
  );
  expect(mailText('', publicUrl)).toBe('');
});

it('a text for mail programs has inline styles, absolute addresses and nothing that runs', () => {
  const html = mailHtml(
    '<p style="position:fixed" onclick="x()">A <a href="/contact">link</a> <a href="javascript:x()">bad</a><script>x()</script><figure>F</figure></p>',
    { colours, publicUrl },
  );
  expect(html).toContain(`<a href="https://firm.example/contact" style="color:${colours.action}">`);
  expect(html).toContain('<p style="margin:0 0 16px">');
  expect(html).not.toMatch(/javascript|onclick|position|<script|<figure/);
});
