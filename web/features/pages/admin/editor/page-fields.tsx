import { NativeSelect } from '@mantine/core';
import { Section } from '../../../firm/section.tsx';
import { usePracticeAreaOptions } from '../../../practice-areas/use-practice-area-options.ts';
import { fieldId } from './field-names.ts';
import { MergeFieldMenu } from './merge-field-menu.tsx';
import styles from './page-editor.module.css';
import { PageField } from './page-field.tsx';
import type { PageForm } from './use-edited-page.ts';
import type { InsertText } from './use-last-field.ts';

/** The fields above the blocks: path, texts for search engines, and the beginning of the page. */
export function PageFields({
  form,
  hasPath,
  onInsert,
}: {
  form: PageForm;
  hasPath: boolean;
  onInsert: InsertText;
}) {
  const areas = [{ value: '', label: 'None' }, ...usePracticeAreaOptions().all];
  return (
    <Section
      title="Page"
      lead="Texts can name details of the firm, such as {city}; the page shows what the firm’s profile says."
      action={<MergeFieldMenu onInsert={onInsert} />}
    >
      <div className={styles.fields}>
        <PageField
          form={form}
          path="content.name"
          label="Name"
          hint="For links"
          maxLength={80}
          isHalf
        />
        {hasPath ? (
          <PageField
            form={form}
            path="path"
            label="Path"
            hint="Old links keep working"
            isHalf
            isPlain
          />
        ) : (
          <p className="muted small">This page has a function, so it keeps its address.</p>
        )}
        <PageField form={form} path="content.heading" label="Heading" maxLength={160} />
        <PageField form={form} path="content.lead" label="Introduction" isLong maxLength={600} />
        <PageField
          form={form}
          path="content.title"
          label="Title"
          hint="For browser tabs and search engines"
          maxLength={120}
        />
        <PageField
          form={form}
          path="content.description"
          label="Description"
          hint="One or two sentences for search results"
          isLong
          maxLength={300}
        />
        <NativeSelect
          {...form.getInputProps('content.area')}
          id={fieldId('content.area')}
          label="Practice area"
          description="Its drawing and booking link appear next to the text"
          value={form.values.content.area ?? ''}
          data={areas}
        />
      </div>
    </Section>
  );
}
