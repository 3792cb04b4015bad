import { expect, test } from 'vitest';
import { html } from './html.ts';

test('what is put into a page is escaped; pieces of HTML and lists of them are not', () => {
  const name = '<script>alert("x")</script> O\'Neil & Co';
  expect(html`<td title="${name}">${name}</td>`.html).toBe(
    '<td title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; O&#39;Neil &amp; Co">&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; O&#39;Neil &amp; Co</td>',
  );
  expect(html`<ul>${['a', '<b>'].map(item => html`<li>${item}</li>`)}</ul>`.html).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>',
  );
});

test('undefined and false are nothing, zero is a number', () => {
  expect(html`${undefined}${false}${0}`.html).toBe('0');
});
