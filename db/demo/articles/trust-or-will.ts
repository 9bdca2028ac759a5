import type { DemoArticle } from '../demo-article.ts';
import { sourcesList } from '../sources.ts';

export const trustOrWill: DemoArticle = {
  title: 'A living trust or a will: which one does your family need?',
  slug: 'living-trust-or-will',
  excerpt:
    'Two documents, two very different years for the people you leave behind. How to tell them apart in ten minutes.',
  category: 'estate-planning',
  author: 'Theo Okonjo',
  publishedDaysAgo: 9,
  content: `
<p>Most people come to us with one question: do we need a trust, or is a will enough? The honest answer is that it depends on three things: what you own, how it is titled, and who should look after it if you can’t. You can work out most of that at your kitchen table.</p>
<h2>What a will does, and what it doesn’t</h2>
<p>A will says who gets what, who carries it out, and who should raise your children. A will is also the usual place to name a guardian for a minor child, so parents of young children should have one in any case.</p>
<aside><p><strong>Probate, in plain words</strong>The court process that passes on what someone owned when no trust, co-owner or beneficiary does it.</p></aside>
<p>What a will does not do is avoid court. When someone dies with a will and with property in their own name above the small-estate limits, the will goes through probate: a court process with fixed steps, a public file and statutory fees. In practice that takes about a year, often more.</p>
<h2>What a living trust does</h2>
<p>A living trust is a set of instructions that takes effect while you are alive. You move your house and accounts into it, you stay in charge as trustee, and you name the person who takes over when you die or can no longer manage. Because the trust already owns the property, there is nothing for a probate court to transfer.</p>
<ul>
<li><strong>Privacy.</strong> A trust is not filed with the court. A probated will is.</li>
<li><strong>Time.</strong> A successor trustee can usually begin within days.</li>
<li><strong>Incapacity.</strong> A trust works if you are ill. A will works only after death.</li>
</ul>
<h2>Where trusts go wrong</h2>
<aside><p><strong>Funding, in plain words</strong>Moving the title of the house and the accounts into the trust’s name. A trust that was signed but never funded does nothing.</p></aside>
<p>The common failure is an empty trust. A family signs the papers, puts them in a drawer and never retitles the house. Property that was left out may still have to go through court. If you already have a trust, check one thing today: does the deed to your home name the trustee?</p>
<h2>A short test</h2>
<ol>
<li>Do you own a home or other real estate in California? Then a trust is worth a serious look.</li>
<li>Is all you own a modest account, a car and things with named beneficiaries? A will with good beneficiary forms may be enough.</li>
<li>Do you have a child with special needs, a second marriage, or property in two states? Then the plan matters more than the form. Talk to someone.</li>
</ol>
<h2>What both need beside them</h2>
<p>Neither replaces a durable power of attorney for finances or an advance health care directive. Those two decide who may sign and speak for you while you are alive, and they are the documents families miss most.</p>
<h2>One calm next step</h2>
<p>Write down what you own and how it is titled, on one page. Bring the page to whomever you choose to speak with. Half the meeting will be done.</p>
${sourcesList(['PROB', '1502'], ['PROB', '4124'], ['PROB', '4670'], ['PROB', '6110'], ['PROB', '10800'], ['PROB', '10810'], ['PROB', '13100'], ['PROB', '13151'], ['PROB', '15400'], ['PROB', '16000'])}
<p><em>This is general information about California law, not legal advice. Laws change, and your facts matter.</em></p>
`,
};
