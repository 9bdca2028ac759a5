import { Textarea } from '@mantine/core';
import {
  SOURCE_SETTINGS,
  SOURCE_TEMPLATES,
  type SourceType,
} from '../../../../src/features/news/sources/rules.ts';
import { settingsText } from '../../../../src/platform/provider-settings/fields/rules.ts';
import { Button } from '../../../admin/button.tsx';
import page from '../../../admin/provider-settings/provider-settings.module.css';
import styles from './source-tab.module.css';
import type { SourceForm } from './use-source-form.ts';

const HINTS: Readonly<Record<SourceType, string>> = {
  rss: 'Not needed for RSS, Atom, RDF and JSON Feed. A page that links to its feed works, too.',
  api: 'JSON. All settings are optional; common names are tried.',
  scraper: 'JSON of CSS selectors. All are optional; common ones are tried.',
};

/** The JSON settings of a source, with a list of the options and a template. */
export function SourceConfig({ form }: { form: SourceForm }) {
  const type = form.values.type as SourceType;
  const settings = Object.entries<string>(SOURCE_SETTINGS[type]);
  const isEmpty = form.values.config.trim() === '';
  return (
    <div className={styles.config}>
      <Textarea
        {...form.getInputProps('config')}
        label="Configuration (optional)"
        description={HINTS[type]}
        classNames={{ input: page.mono }}
        rows={isEmpty && type === 'rss' ? 2 : 8}
        spellCheck={false}
        autoCapitalize="off"
      />
      {settings.length > 0 && (
        <>
          {isEmpty && (
            <Button
              size="sm"
              onClick={() => form.setFieldValue('config', settingsText(SOURCE_TEMPLATES[type]))}
            >
              Fill in a template
            </Button>
          )}
          <details className={styles.help}>
            <summary>Available settings</summary>
            <dl>
              {settings.map(([name, help]) => (
                <div key={name} className={styles.setting}>
                  <dt className={page.mono}>{name}</dt>
                  <dd>{help}</dd>
                </div>
              ))}
            </dl>
          </details>
        </>
      )}
    </div>
  );
}
