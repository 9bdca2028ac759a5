import { Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { MAIN_LANGUAGE } from '../../../../messages/main-language.ts';
import { EMBEDS, type EmbedKey } from '../../../../src/features/embed/frame-rules.ts';
import { EMBED_THEMES, type EmbedTheme } from '../../../../src/features/embed/rules.ts';
import { linkTagOf, scriptTagOf } from '../../../../src/features/embed/snippet-rules.ts';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { InfoNote } from '../../../admin/info-note.tsx';
import { Segmented } from '../../../admin/segmented.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Section } from '../../firm/section.tsx';
import styles from './embed-page.module.css';
import { EmbedPreview } from './embed-preview.tsx';

const PARTS = EMBEDS.map(({ key, label }) => ({ value: key, text: label }));
const THEMES = EMBED_THEMES.map((theme) => ({
  value: theme,
  text: theme[0]?.toUpperCase() + theme.slice(1),
}));

/** The HTML snippet for the other website, and a preview. */
export function SnippetSection({ hasSites }: { hasSites: boolean }) {
  const [{ publicUrl }] = trpc.site.layout.useSuspenseQuery();
  const [show, setShow] = useState<EmbedKey>('booking');
  const [theme, setTheme] = useState<EmbedTheme>('light');
  const { data: languages = [] } = trpc.embed.languages.useQuery();
  const [tag, setTag] = useState<string>(MAIN_LANGUAGE);
  // The main language needs no prefix.
  const language = languages.find((each) => each.language === tag && each.prefix !== '');
  return (
    <>
      <Section
        title="Embed code"
        lead="Paste the code into the page of the other website, at the place where it should appear."
      >
        <div className={styles.snippets}>
          <Group gap="0.75rem 1.25rem" align="stretch">
            <Segmented label="What to show" options={PARTS} value={show} onChange={setShow} />
            <Segmented label="Theme" options={THEMES} value={theme} onChange={setTheme} />
            {languages.length > 1 && (
              <Segmented
                label="Language"
                options={languages.map((each) => ({ value: each.language, text: each.name }))}
                value={tag}
                onChange={setTag}
              />
            )}
          </Group>
          {!hasSites && (
            <InfoNote place="flush">
              Save a website above first. Until then, the code shows only a link to this site.
            </InfoNote>
          )}
          <Snippet label="Code" text={scriptTagOf({ publicUrl, show, theme, language })} />
          <Snippet
            label="Or a plain link"
            description="For websites that do not allow third-party scripts"
            text={linkTagOf({ publicUrl, show, language })}
          />
        </div>
      </Section>
      <Section
        title="Preview"
        lead="This preview is live: a consultation booked here is a real booking."
      >
        <EmbedPreview show={show} theme={theme} prefix={language?.prefix} />
      </Section>
    </>
  );
}

function Snippet({
  label,
  description,
  text,
}: {
  label: string;
  description?: string;
  text: string;
}) {
  return (
    <div className={styles.snippet}>
      <Textarea
        classNames={{ input: styles.code ?? '' }}
        label={label}
        description={description}
        readOnly
        autosize
        value={text}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => void copyText(text, label === 'Code' ? 'The code' : 'The link')}>
        <AdminIcon name="copy" size="sm" />
        {label === 'Code' ? 'Copy code' : 'Copy link'}
      </Button>
    </div>
  );
}
