import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { useLocale } from '../../../lib/use-locale.ts';
import { inEnglish } from '../state-words.ts';
import type { SiteLanguage } from '../translations.ts';
import { useChangeLanguage } from '../use-change-language.ts';
import styles from './publish-dialog.module.css';
import { lacks, visitorsSee } from './publish-words.ts';

/** Asks before a language is published or withdrawn, and says what visitors will see. */
export function PublishDialog({
  language: shown,
  onClose,
}: {
  language: SiteLanguage;
  onClose: () => void;
}) {
  const locale = useLocale();
  const { language, isPublished, untranslated } = shown;
  const word = inEnglish(language);
  const change = useChangeLanguage(
    isPublished ? `${word} is withdrawn` : `${word} is published`,
    onClose,
  );
  const missing = isPublished ? [] : lacks(shown, locale);
  return (
    <Dialog
      title={isPublished ? `Withdraw ${word}?` : `Publish ${word}?`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="filled"
            color={isPublished ? 'destructive' : 'primary'}
            pending={change.isPending}
            onClick={() => change.mutate({ language, untranslated, isPublished: !isPublished })}
          >
            {isPublished ? `Withdraw ${word}` : `Publish ${word}`}
          </Button>
        </>
      }
    >
      <div className={styles.facts}>
        <h3>What visitors will see</h3>
        <ul>
          {visitorsSee(shown).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {missing.length > 0 && (
          <>
            <h3>What is not ready</h3>
            <ul>
              {missing.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
