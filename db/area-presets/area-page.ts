import type { PageContentInput } from '../../src/features/pages/blocks/schema.ts';
import { escapeHtml } from '../../src/platform/text/html.ts';
import { firstTalk } from '../preset-pages/area-parts.ts';
import { closing } from '../preset-pages/closing.ts';
import type { AreaPreset } from './preset.ts';

type Blocks = PageContentInput['blocks'];

/** The page about an area, as set-up publishes it. */
export function presetPage(preset: AreaPreset, label: string): PageContentInput {
  return {
    name: label,
    title: `${label} in {city}`,
    description: preset.description,
    heading: label,
    lead: preset.lead,
    area: preset.key,
    blocks: [
      { type: 'text', html: paragraph(preset.intro) },
      ...(preset.isAboutSafety ? inDanger : []),
      ...firstTalk,
      ...preset.sections.flatMap(sectionBlocks),
      {
        type: 'steps',
        heading: 'What happens first',
        anchor: 'first-steps',
        items: [...preset.steps],
      },
      {
        type: 'list',
        heading: 'What to do this week',
        items: preset.todo.map((text) => ({ text })),
      },
      { type: 'questions', heading: 'Questions people ask first', items: [...preset.questions] },
      ...disclaimer,
      ...closing,
    ],
  };
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const sectionBlocks = ({ heading, text, term }: AreaPreset['sections'][number]): Blocks => [
  { type: 'text', heading, html: paragraph(text) },
  ...(term ? [{ type: 'note' as const, ...term }] : []),
];

const inDanger: Blocks = [
  {
    type: 'notice',
    tone: 'warning',
    html: '<p><b>If you are in danger, call {emergencyNumber}.</b> The {hotline} answers day and night: {hotlineNumber}.</p>',
    hasLeaveLink: true,
  },
];

const disclaimer: Blocks = [
  {
    type: 'text',
    html: '<p>This page is general information, not legal advice. The law differs from place to place, and your facts matter.</p>',
  },
];
