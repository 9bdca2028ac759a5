import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import { AnchorButton, Button } from '../../admin/button.tsx';
import { Word } from '../../admin/list/sentence.tsx';
import { Notice } from '../../admin/notice.tsx';
import { useCan } from '../../admin/use-can.ts';
import { countOf } from '../../lib/count-of.ts';
import { useLocale } from '../../lib/use-locale.ts';
import rows from '../../ui/rows.module.css';
import { AddPrepared } from './add-prepared.tsx';
import styles from './languages.module.css';
import { StateBar } from './state-bar.tsx';
import { inEnglish } from './state-words.ts';
import type { SiteLanguage } from './translations.ts';
import { useChangeLanguage } from './use-change-language.ts';

const PublishDialog = lazy(async () => ({
  default: (await import('./publish/publish-dialog.tsx')).PublishDialog,
}));

/** Whether visitors find a language, how much of the site it has, and what it does with the rest. */
export function LanguageSummary({ language: shown }: { language: SiteLanguage }) {
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { language, name, isPublished, counts, isSpoken } = shown;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <section className={rows.box} aria-labelledby="language">
      <div className={styles.summary}>
        <div className={styles.top}>
          <h2 id="language">{name}</h2>
          <Badge color={isPublished ? 'success' : 'gray'}>
            {isPublished ? 'Published' : 'Not published'}
          </Badge>
          <div className={styles.topActs}>
            <AnchorButton href={`/${language}/`} target="_blank" rel="noopener">
              See the site
              <span className="visually-hidden"> in {inEnglish(language)}, in a new tab</span>
            </AnchorButton>
            <Button
              permission="pages.change"
              variant={isPublished ? 'default' : 'filled'}
              onClick={() => setAsking(true)}
            >
              {isPublished ? 'Withdraw…' : 'Publish…'}
            </Button>
          </div>
        </div>
        <p>
          <b>
            {formatNumber(counts.published, locale)} of {countOf(all, 'item', locale)}
          </b>{' '}
          up to date. The menus, the booking and all other fixed texts of the site are translated
          already.
        </p>
        <StateBar counts={counts} all={all} />
        <Untranslated language={shown} />
        {counts.missing > 0 && (
          <div>
            <AddPrepared language={language} />
          </div>
        )}
        {!isSpoken && (
          <Notice tone="warning" icon="alert">
            <p>
              <b>Nobody who takes consultations speaks {inEnglish(language)}.</b> If somebody does,
              enter it on their profile in <Link to="/admin/team">Team</Link>.
            </p>
          </Notice>
        )}
      </div>
      <Suspense>
        {isAsking && <PublishDialog language={shown} onClose={() => setAsking(false)} />}
      </Suspense>
    </section>
  );
}

/** What the language does with content that has no translation, as a sentence. */
function Untranslated({ language: shown }: { language: SiteLanguage }) {
  const { language, isPublished, untranslated } = shown;
  const mayChange = useCan()('pages.change');
  const change = useChangeLanguage('Saved');
  if (!mayChange) {
    return <p>What has no translation {untranslated === 'hidden' ? HIDDEN : ORIGINAL}.</p>;
  }
  return (
    <p className={styles.choice}>
      <span>What has no translation</span>
      <Word
        label="What has no translation"
        value={change.isPending ? change.variables.untranslated : untranslated}
        options={[
          { value: 'original', label: ORIGINAL },
          { value: 'hidden', label: HIDDEN },
        ]}
        onChange={(chosen) =>
          change.mutate({
            ...{ language, isPublished },
            untranslated: chosen === 'hidden' ? 'hidden' : 'original',
          })
        }
      />
    </p>
  );
}

const ORIGINAL = 'appears in English, and says so';
const HIDDEN = 'is left out';
