import type { LinkedAgreement } from '../../../../src/features/agreements/client-link/schema.ts';
import { language, m } from '../../../lib/messages.ts';
import styles from './agreement-page.module.css';
import { runsOf, type Section, sectionsOf } from './sections.ts';

type Blocks = LinkedAgreement['document'];

/** What a language is called in the language of the page, with a capital. */
export function nameOf(tag: string): string {
  const name = new Intl.DisplayNames(language(), { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(language()) + name.slice(1);
}

/** The whole text, clause by clause, with its translation beside it. */
export function DocumentText({
  document,
  translation,
  languages,
}: {
  document: Blocks;
  translation: Blocks | null;
  languages: { language: string; negotiatedLanguage: string };
}) {
  const own = sectionsOf(document);
  const other = translation && sectionsOf(translation);
  return (
    <section aria-labelledby="agreement-title" className={other ? styles.pairs : undefined}>
      {other && (
        <div className={styles.pairHead}>
          <p>{m.agreement.signedText({ language: nameOf(languages.language) })}</p>
          <p>{m.agreement.readText({ language: nameOf(languages.negotiatedLanguage) })}</p>
        </div>
      )}
      <div className={styles.pair}>
        <h2 id="agreement-title" lang={languages.language} className={styles.title}>
          {own.title}
        </h2>
        {other && (
          <p lang={languages.negotiatedLanguage} className={styles.title}>
            {other.title}
          </p>
        )}
      </div>
      {own.sections.map((section, index) => {
        const beside = other?.sections[index];
        return (
          <div key={section.heading ?? ''} className={styles.pair}>
            <Clause section={section} lang={languages.language} />
            {beside && <Clause section={beside} lang={languages.negotiatedLanguage} />}
          </div>
        );
      })}
    </section>
  );
}

function Clause({ section: { heading, blocks }, lang }: { section: Section; lang: string }) {
  return (
    <div lang={lang} className={styles.clause}>
      {heading && <h3>{heading}</h3>}
      {runsOf(blocks).map(({ kind, texts }) =>
        kind === 'item' ? (
          <ul key={texts.join()}>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : (
          <p key={texts.join()}>{texts}</p>
        ),
      )}
    </div>
  );
}
