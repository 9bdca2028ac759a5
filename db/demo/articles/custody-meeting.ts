import type { DemoArticle } from '../demo-article.ts';
import { sourcesList } from '../sources.ts';

export const custodyMeeting: DemoArticle = {
  title: 'What to bring to a first custody meeting',
  slug: 'first-custody-meeting',
  excerpt: 'Seven papers, one calendar and no verdicts. A short list for a hard morning.',
  category: 'family-law',
  author: 'Maren Castellane',
  publishedDaysAgo: 22,
  content: `
<p>You don’t need a folder with tabs. You need to arrive, and to be able to say what your child’s week looks like. If you have an hour the evening before, this is how to use it.</p>
<h2>The seven papers</h2>
<ol>
<li><strong>Any court papers</strong> you were given, with the envelope. Dates on envelopes matter.</li>
<li><strong>Any agreement</strong> you already have, even a text message that says who has Wednesdays.</li>
<li><strong>The school calendar</strong> and your child’s ordinary week on one page: who wakes them, who drives, who helps with homework.</li>
<li><strong>Names and numbers</strong>: school, pediatrician, therapist, coach.</li>
<li><strong>Your work schedule</strong> for a typical month, and the other parent’s if you know it.</li>
<li><strong>Orders of other courts</strong>: a restraining order, a juvenile case, an order from another state.</li>
<li><strong>A photo ID.</strong> That one is for us.</li>
</ol>
<p>If half of these are missing, come anyway. Missing papers can be found. Missed deadlines sometimes can’t.</p>
<h2>What the court will look at</h2>
<aside><p><strong>Best interest, in plain words</strong>What is good for this child, not what is fair between the parents.</p></aside>
<p>California courts decide custody by the best interest of the child. Family Code section 3011 names what that includes: the child’s health, safety and welfare, any history of abuse, and the nature and amount of contact with both parents. Section 3020 adds that frequent and continuing contact with both parents is the state’s policy where it is safe.</p>
<p>Nobody wins a custody case by having the longer list of complaints. What helps is being able to describe your child’s needs in plain sentences.</p>
<h2>Mediation comes first</h2>
<aside><p><strong>Mediation, in plain words</strong>A talk with a trained counselor of the court, who looks for an agreement. In some counties the counselor also gives the judge a recommendation.</p></aside>
<p>When parents disagree about custody or visitation, the court must send the dispute to mediation before the hearing (Family Code section 3170). In San Diego County, Family Court Services does this. It helps to arrive with a proposed schedule, not only with objections to the other one. If there has been violence, say so early: you may ask to be seen separately.</p>
<h2>Three things to leave at home</h2>
<ul>
<li><strong>The children.</strong> They should not have to hear this.</li>
<li><strong>Recordings you made in secret.</strong> California requires the consent of everyone in a confidential conversation (Penal Code section 632); ask before you play or send anything.</li>
<li><strong>A promise to yourself to decide today.</strong> A first meeting is for understanding.</li>
</ul>
<h2>If you are not safe</h2>
<p>If you or your child are in danger, call 911. The National Domestic Violence Hotline is 1-800-799-7233. A family court can make protective orders quickly, and you can ask for them before anything else is settled.</p>
<h2>One calm next step</h2>
<p>Draw your child’s ordinary week on one sheet of paper. Start there.</p>
${sourcesList(['FAM', '3011'], ['FAM', '3020'], ['FAM', '3170'], ['FAM', '3181'], ['FAM', '6320'], ['PEN', '632'])}
<p><em>This is general information about California law, not legal advice. Laws change, and your facts matter.</em></p>
`,
};
