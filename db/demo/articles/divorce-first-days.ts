import type { DemoArticle } from '../demo-article.ts';
import { sourcesList } from '../sources.ts';

export const divorceFirstDays: DemoArticle = {
  title: 'Divorce in California: the first thirty days',
  slug: 'divorce-first-thirty-days',
  excerpt:
    'What is filed, what starts at once, and what can wait. A month in order, for people who cannot think about the year.',
  category: 'divorce',
  author: 'Maren Castellane',
  publishedDaysAgo: 48,
  content: `
<p>The first month of a divorce feels like the whole of it. It is not. A few things have to happen in order, a few things start by law, and most decisions can wait until you have slept.</p>
<h2>Day one: petition and summons</h2>
<p>One spouse files a petition and a summons with the superior court. Since January 1, 2026, spouses who agree to do so may file one joint petition instead, for a divorce or a legal separation; filing it counts as service on both of them (sections 2330, 2331 and 2342.5, by Senate Bill 1427). California is a no-fault state: irreconcilable differences are enough (section 2310), and nobody has to prove blame. One of you must have lived in the state for six months and in the county for three (Family Code section 2320). If you don’t meet that yet, a legal separation can be filed first.</p>
<h2>What starts at once</h2>
<aside><p><strong>Restraining orders, in plain words</strong>Here: rules for money, insurance and travel that start by themselves. They accuse nobody.</p></aside>
<p>On the back of the summons are automatic temporary restraining orders (Family Code section 2040). They bind the person who files on filing, and the other on being served. Until the case ends, neither may:</p>
<ul>
<li>take the children out of state, or apply for a new or replacement passport for them, without written consent or a court order;</li>
<li>cancel, cash, borrow against or change insurance, its beneficiaries included;</li>
<li>sell, hide or borrow against property without written consent or a court order, except in the usual course of business or for the necessities of life;</li>
<li>create or modify a nonprobate transfer, such as a living trust or a beneficiary on an account, in a way that affects who gets property, without written consent or a court order.</li>
</ul>
<p>You may still pay rent, groceries and a lawyer. The orders do not stop you from making, changing or revoking a will (section 2040(b)(1)). Some other steps, such as ending a joint tenancy, are possible after notice to the other spouse. Ask before you sign.</p>
<h2>Service, and thirty days to answer</h2>
<p>Someone over eighteen who is not a party hands over the papers. From that day the other spouse has thirty days to file a response (Code of Civil Procedure section 412.20). If you were served: write the date down before anything else.</p>
<h2>The clock of six months</h2>
<p>A divorce cannot become final until six months after service or first appearance (Family Code section 2339); filing a joint petition counts as service. That is the shortest it can be, not the usual length. Agreements can be made long before.</p>
<h2>Disclosure: sixty days</h2>
<p>Within sixty days of filing the petition or the response, each side gives the other a preliminary declaration of disclosure: what you own, owe, earn and spend, with two years of tax returns (Family Code section 2104). It is not filed with the court. Most delays start here, so start collecting statements in week one.</p>
<h2>What can wait</h2>
<p>Who keeps the house. How the retirement account is split. The long-term parenting plan. If money or the children’s week cannot wait, either of you can ask the court for temporary orders.</p>
<h2>One calm next step</h2>
<p>Download a year of statements for every account with your name on it, and put them in one folder. Do nothing else with the accounts today.</p>
${sourcesList(['FAM', '2040'], ['FAM', '2104'], ['FAM', '2310'], ['FAM', '2320'], ['FAM', '2330'], ['FAM', '2331'], ['FAM', '2339'], ['FAM', '2342.5'], ['CCP', '412.20'], ['CCP', '414.10'])}
<p><em>This is general information about California law, not legal advice. Laws change, and your facts matter.</em></p>
`,
};
