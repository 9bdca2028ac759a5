import type { DemoArticle } from '../demo-article.ts';
import { sourcesList } from '../sources.ts';

export const communityProperty: DemoArticle = {
  title: 'Community property in plain words',
  slug: 'community-property-plain-words',
  excerpt:
    'What is ours, what is mine, and why the name on the account matters less than people think.',
  category: 'family-law',
  author: 'Maren Castellane',
  publishedDaysAgo: 63,
  content: `
<p>California is one of the few states where marriage itself makes property shared. The rule is short. The exceptions are where families disagree.</p>
<h2>The rule</h2>
<aside><p><strong>Community property, in plain words</strong>What the two of you earn or buy while married. Half of it is yours, whoever’s name is on it.</p></aside>
<p>What either of you earns or buys while married and living in California is community property (Family Code section 760). It belongs to both in equal halves, whoever worked for it and whoever’s name is on it. Debts taken on in that time are, for the most part, shared as well.</p>
<h2>What stays separate</h2>
<p>Family Code section 770 keeps apart what you owned before the wedding, what you were given or inherited at any time, and what those things bring in. After the date of separation, what you earn is yours alone again (section 771).</p>
<h2>The date of separation</h2>
<p>Section 70 asks two things: did one of you tell or show the other that the marriage was over, and did that person act like it from then on? You can be separated under one roof. Because wages stop being shared on that day, people argue about it. A dated letter or message is worth more than memory.</p>
<h2>Three places where it gets tangled</h2>
<ul>
<li><strong>The house bought before the wedding.</strong> It starts as separate. If the mortgage was paid down with wages during the marriage, the community has a share in it.</li>
<li><strong>The retirement account.</strong> What was paid in while married is shared, even if it sits in one name. It is divided by a special court order, so that nobody pays a penalty.</li>
<li><strong>The mixed account.</strong> Inheritance that flowed into the household account has to be traced. Whoever claims that it is separate has to show the trail.</li>
</ul>
<h2>Gifts between spouses and changed titles</h2>
<p>Turning separate property into community property, or the other way round, takes a written declaration by the spouse who gives something up (section 852). Ordinary personal gifts, such as jewelry that is modest for your circumstances, are the exception.</p>
<h2>Equal does not mean sawn in half</h2>
<p>The court divides the community equally in value. One of you may keep the house and the other the retirement account, if the numbers balance. Most couples settle this between themselves, with advice, and the judge signs it.</p>
<h2>One calm next step</h2>
<p>List what you own in three columns: before, during, given or inherited. Put a question mark wherever you are not sure. The question marks are your agenda.</p>
${sourcesList(['FAM', '70'], ['FAM', '760'], ['FAM', '770'], ['FAM', '771'], ['FAM', '852'], ['FAM', '910'], ['FAM', '2550'], ['FAM', '2610'], ['FAM', '2640'])}
<p><em>This is general information about California law, not legal advice. Laws change, and your facts matter.</em></p>
`,
};
