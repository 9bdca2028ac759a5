import { describe, expect, it } from 'vitest';
import { demoFirm } from '../../../../db/demo/firm.ts';
import { presetPages } from '../../../../db/preset-pages/pages.ts';
import { createArticleSanitizer } from '../../articles/sanitize-article.ts';
import { publicProfile } from '../../firm/public-profile.ts';
import { COMPONENTS, type Visibility } from '../../visibility/rules.ts';
import { type PageContentInput, pageContentSchema } from './schema.ts';
import { type PageFacts, showPage } from './show-page.ts';

const sanitizeArticle = createArticleSanitizer();
const FACTS: PageFacts = {
  firm: publicProfile(demoFirm),
  visibility: Object.fromEntries(COMPONENTS.map(({ key }) => [key, true])) as Visibility,
  hasFreeConsultation: true,
  calculator: { parts: [], alternative: null, duration: null, meanings: [] },
  pictures: new Map(),
};

const show = (blocks: PageContentInput['blocks'], facts: Partial<PageFacts> = {}) =>
  showPage(
    sanitizeArticle,
    pageContentSchema.parse({
      ...{ name: 'N', title: 'T', description: 'D', heading: 'H', lead: 'L in {city}' },
      blocks,
    }),
    { ...FACTS, ...facts },
  );
const htmlOf = async (blocks: PageContentInput['blocks'], facts: Partial<PageFacts> = {}) => {
  const { parts } = await show(blocks, facts);
  return parts.map((part) => ('html' in part ? part.html : '')).join('|');
};

describe('blocks of words', () => {
  it('become one piece of HTML up to the next other block', async () => {
    const { lead, parts } = await show([
      { type: 'text', heading: 'One', anchor: 'one', html: '<p>First.</p>' },
      { type: 'list', items: [{ term: 'Term', text: 'Text' }] },
      { type: 'people', heading: 'Us' },
      { type: 'note', title: 'Plain', text: 'Words' },
    ]);
    expect(lead).toBe('L in San Diego');
    expect(parts).toEqual([
      {
        type: 'html',
        html: '<div class="headed"><h2 id="one">One</h2><div><p>First.</p></div></div><ul><li><strong>Term</strong> Text</li></ul>',
      },
      { type: 'people', heading: 'Us' },
      { type: 'html', html: '<aside role="note" class="plain"><p><b>Plain</b>Words</p></aside>' },
    ]);
  });

  it('are escaped where they are plain text, in every block and field', async () => {
    const hostile = '<img src=x onerror=alert(1)>"\'&';
    const html = await htmlOf([
      { type: 'text', heading: hostile, html: '<p>x</p>' },
      { type: 'list', heading: hostile, items: [{ term: hostile, text: hostile }] },
      {
        type: 'steps',
        heading: hostile,
        items: [{ label: hostile, title: hostile, text: hostile }],
      },
      {
        type: 'questions',
        heading: hostile,
        items: [{ question: hostile, answer: hostile, source: hostile }],
      },
      { type: 'note', title: hostile, text: hostile },
    ]);
    expect(html).not.toContain('<img');
    expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;/g)).toHaveLength(14);
  });

  it('rich text is sanitised again when it is shown', async () => {
    expect(await htmlOf([{ type: 'text', html: '<p onclick="x()">a<script>b</script></p>' }])).toBe(
      '<p>a</p>',
    );
  });

  it('an answer cannot end the structured data', async () => {
    const html = await htmlOf([
      { type: 'questions', heading: 'Q', items: [{ question: 'Q?', answer: '</script><b>' }] },
    ]);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json).mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'Q?',
        acceptedAnswer: { '@type': 'Answer', text: '</script><b>' },
      },
    ]);
  });
});

describe('a condition', () => {
  const free = { type: 'text', showWhen: 'free_consultation', html: '<p>Free.</p>' } as const;

  it('leaves its block out unless it is met', async () => {
    expect(await htmlOf([free])).toBe('<p>Free.</p>');
    expect(await htmlOf([free], { hasFreeConsultation: false })).toBe('');
  });

  it('can be that a component is shown, or that an attorney is named', async () => {
    const blocks = [
      { type: 'text', showWhen: 'probate_calculator', html: '<p>Calculate</p>' } as const,
      {
        type: 'text',
        showWhen: 'responsible_attorney',
        html: '<p>{responsibleAttorney}</p>',
      } as const,
    ];
    const visibility = { ...FACTS.visibility, probate_calculator: false };
    expect(await htmlOf(blocks)).toBe('<p>Calculate</p>');
    expect(
      await htmlOf(blocks, { visibility, firm: { ...FACTS.firm, responsibleAttorney: 'Ann Lee' } }),
    ).toBe('<p>Ann Lee</p>');
  });
});

it('leaves out blocks of components that the firm hides, with all their words', async () => {
  const blocks: PageContentInput['blocks'] = [
    { type: 'calculatorTeaser', heading: 'Costs', lead: 'What would it cost?' },
    { type: 'articles', heading: 'News' },
  ];
  const typesOf = async (visibility: Visibility) =>
    (await show(blocks, { visibility })).parts.map(({ type }) => type);
  expect(await typesOf(FACTS.visibility)).toEqual(['calculatorTeaser', 'articles']);
  expect(await typesOf({ ...FACTS.visibility, probate_calculator: false })).toEqual(['articles']);
});

describe('the words of the installation', () => {
  it.each(presetPages.map(({ path, content }) => [path, content] as const))(
    '%s are valid, lose nothing to the sanitiser and leave no merge field',
    async (_path, content) => {
      const parsed = pageContentSchema.parse(content);
      for (const block of parsed.blocks) {
        if ('html' in block) {
          expect(await sanitizeArticle(block.html)).toEqual({ html: block.html, removed: [] });
        }
      }
      expect(JSON.stringify(await showPage(sanitizeArticle, parsed, FACTS))).not.toMatch(/\{\w+\}/);
    },
  );

  it('name no city and no firm', () => {
    expect(JSON.stringify(presetPages)).not.toMatch(/San Diego|Pacific Harbor|Castellane/);
  });
});
