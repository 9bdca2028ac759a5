import type { DemoArticle } from '../demo-article.ts';
import { sourcesList } from '../sources.ts';

export const smallEstates: DemoArticle = {
  title: 'Small estates: when you can skip full probate',
  slug: 'small-estates-without-probate',
  excerpt:
    'An affidavit, a short petition or nothing at all. The California shortcuts, with the limits that apply now.',
  category: 'probate',
  author: 'Theo Okonjo',
  publishedDaysAgo: 80,
  content: `
<p>Not every death needs a probate case. California has several shorter ways, and many families qualify for one without knowing it. The limits depend on the date of death, so note that first.</p>
<h2>Nothing to do: property that passes by itself</h2>
<p>Accounts with a named beneficiary, joint tenancy property and everything in a living trust don’t go through court. A death certificate and a form are usually enough. Leave these out when you add up the estate for the limits below.</p>
<h2>The affidavit for personal property</h2>
<aside><p><strong>Affidavit, in plain words</strong>A written statement that is signed under penalty of perjury.</p></aside>
<p>If what remains is small, heirs can collect accounts, a last paycheck and belongings with a signed declaration, forty days after the death (Probate Code section 13100). For deaths on or after April 1, 2025 the limit is 208,850 dollars; it is adjusted every three years (section 890). There is no hearing and no court fee. Banks often have a form of their own.</p>
<h2>The petition for a primary residence</h2>
<p>For deaths on or after April 1, 2025, a home that was the person’s primary residence can be transferred by a short petition if it is worth no more than 750,000 dollars (Probate Code section 13151). It takes one hearing, an inventory by the probate referee and notice to the heirs. For deaths before that date, other and lower limits apply.</p>
<h2>The spousal property petition</h2>
<p>What passes to a surviving spouse or registered domestic partner can be confirmed in one hearing, whatever it is worth (Probate Code section 13650). It is often the right way for a house that was community property and stood in one name.</p>
<h2>Vehicles</h2>
<p>A car can usually be transferred at the Department of Motor Vehicles with an affidavit, forty days after the death, without any court.</p>
<h2>Before you use a shortcut</h2>
<ul>
<li><strong>Debts don’t disappear.</strong> Whoever receives property this way can be liable for the person’s debts up to its value.</li>
<li><strong>Everyone with an equal right signs.</strong> One heir cannot leave out another.</li>
<li><strong>A will still matters.</strong> It decides who may use the affidavit. Lodge the original with the court within thirty days of learning of the death (section 8200).</li>
</ul>
<h2>One calm next step</h2>
<p>Add up what was in the person’s own name alone, without beneficiary and without trust, at its value on the day of death. Compare that one number with the limits above.</p>
${sourcesList(['PROB', '890'], ['PROB', '5000'], ['PROB', '8200'], ['PROB', '13100'], ['PROB', '13109'], ['PROB', '13151'], ['PROB', '13204'], ['PROB', '13650'], ['VEH', '5910'])}
<p><em>This is general information about California law, not legal advice. Laws change, and your facts matter.</em></p>
`,
};
