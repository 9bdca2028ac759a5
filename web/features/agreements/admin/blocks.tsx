import { Stack } from '@mantine/core';
import type { Agreement } from '../../../../src/features/agreements/schema.ts';
import rows from '../../../ui/rows.module.css';
import { runsOf, sectionsOf } from '../client-page/sections.ts';
import { languageName } from './state-badge.tsx';

/** A document in the back office, as the client reads it. */
export function Blocks({
  title,
  lang,
  blocks,
}: {
  title: string;
  lang: string;
  blocks: Agreement['document'];
}) {
  const document = sectionsOf(blocks);
  return (
    <section className={rows.box} aria-label={title}>
      <div className={rows.head}>
        <h2>{title}</h2>
        <span className="muted small">{languageName(lang)}</span>
      </div>
      <Stack className={rows.body} gap="0.75rem" lang={lang}>
        <b>{document.title}</b>
        {document.sections.map(({ heading, blocks: own }) => (
          <Stack key={heading ?? ''} gap="0.5rem">
            {heading && <b>{heading}</b>}
            {runsOf(own).map(({ kind, texts }) =>
              kind === 'item' ? (
                <Stack component="ul" key={texts.join()} gap="0.25rem" pl="1.25rem">
                  {texts.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </Stack>
              ) : (
                <p key={texts.join()}>{texts}</p>
              ),
            )}
          </Stack>
        ))}
      </Stack>
    </section>
  );
}
