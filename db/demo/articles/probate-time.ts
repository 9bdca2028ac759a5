import type { DemoArticle } from '../demo-article.ts';
import { sourcesList } from '../sources.ts';

export const probateTime: DemoArticle = {
  title: 'How long probate really takes in San Diego County',
  slug: 'how-long-probate-takes',
  excerpt: 'Where the months go, which of them can be shortened, and which cannot.',
  category: 'probate',
  author: 'Pacific Harbor Law',
  publishedDaysAgo: 35,
  content: `
<p>A simple probate in California rarely takes less than nine months. Twelve to eighteen is ordinary. Knowing where the time goes makes it easier to bear, and shows you the few places where you can save some.</p>
<h2>Months one and two: opening the case</h2>
<aside><p><strong>Letters, in plain words</strong>The court’s paper that says who may act for the estate.</p></aside>
<p>Someone, usually the person named in the will, files a petition in the superior court of the county where the deceased lived. The court sets a hearing, often a month or two away. Notice is mailed to heirs and people named in the will, and published in a newspaper. At the hearing the judge appoints a personal representative and the court issues letters, the paper that banks will ask for.</p>
<h2>The four months nobody can shorten</h2>
<p>Creditors have four months from the issue of letters, or sixty days from the day notice is mailed to them if that is later, to file a claim (Probate Code section 9100). The estate cannot safely be closed before then. Use the time for the next step.</p>
<h2>Meanwhile: inventory, appraisal, sale</h2>
<p>Within four months of letters the representative files an inventory (Probate Code section 8800). A probate referee appointed by the state appraises what is not cash. If a house has to be sold, add the months that a sale takes.</p>
<h2>The last stretch: accounting and distribution</h2>
<p>When debts and taxes are paid, the representative petitions the court for final distribution, with an accounting unless everyone waives it. The court sets another hearing. Only after the judge signs are things handed over.</p>
<h2>What can be shortened</h2>
<ul>
<li><strong>A complete petition.</strong> Missing signatures and addresses cost a hearing date.</li>
<li><strong>Full authority</strong> under the Independent Administration of Estates Act, which lets many steps happen without a hearing.</li>
<li><strong>Waivers.</strong> If all beneficiaries agree to waive an accounting, weeks of work disappear.</li>
</ul>
<h2>What it costs</h2>
<p>For ordinary services the personal representative (Probate Code section 10800) and the attorney (section 10810) may each be paid by the same schedule: four percent of the first 100,000 dollars, three percent of the next 100,000, two percent of the next 800,000, one percent of the next nine million and half a percent of the next 15 million. Above 25 million the court sets a reasonable amount. The schedule applies to the gross value; a mortgage is not subtracted. For a home and savings worth one million dollars that is 23,000 dollars for each of the two. Extraordinary services, such as a lawsuit, can be paid on top if the court allows it.</p>
<h2>When you may not need it at all</h2>
<p>Property in a living trust, in joint tenancy or with a named beneficiary passes outside of probate. What goes to a surviving spouse often needs no more than a spousal property petition. For deaths on or after April 1, 2025, personal property worth up to 208,850 dollars can be collected by affidavit, and a primary residence worth up to 750,000 dollars can pass by a short petition. Check before you file.</p>
<h2>One calm next step</h2>
<p>Make two lists: what was in the person’s own name, and what has a co-owner or a beneficiary. Only the first list may need probate, and only what no shorter way covers.</p>
${sourcesList(['PROB', '8000'], ['PROB', '8100'], ['PROB', '8800'], ['PROB', '9100'], ['PROB', '10400'], ['PROB', '10800'], ['PROB', '10810'], ['PROB', '10954'], ['PROB', '13100'], ['PROB', '13151'], ['PROB', '13650'])}
<p><em>This is general information about California law, not legal advice. Laws change, and your facts matter.</em></p>
`,
};
