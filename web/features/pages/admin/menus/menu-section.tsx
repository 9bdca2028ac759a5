import { NativeSelect, TextInput } from '@mantine/core';
import type { Menu } from '../../../../../src/features/pages/rules.ts';
import type { ListedPage } from '../../../../../src/features/pages/schema.ts';
import { AdminIcon } from '../../../../admin/admin-icon.tsx';
import { Button } from '../../../../admin/button.tsx';
import { IconButton } from '../../../../admin/icon-button.tsx';
import { MoveButtons } from '../../../../admin/order/move-buttons.tsx';
import { movedItem } from '../../../../admin/order/moved-item.ts';
import type { FormOf } from '../../../../admin/use-form.ts';
import { Section } from '../../../firm/section.tsx';
import { keepFocus } from '../keep-focus.ts';
import { type MenusDraft, withNewLink } from './menus-draft.ts';
import styles from './menus-form.module.css';

type Form = FormOf<MenusDraft>;

/** The ordered links of one menu. */
export function MenuSection({
  menu,
  label,
  form,
  pages,
}: {
  menu: Menu;
  label: string;
  form: Form;
  pages: readonly ListedPage[];
}) {
  const links = form.values[menu];
  const [first] = pages;
  const error = form.errors[menu];
  return (
    <Section
      title={label}
      action={
        <Button
          size="sm"
          aria-label={`Add Link to ${label}`}
          onClick={() => first && form.setFieldValue(menu, withNewLink(links, first))}
        >
          <AdminIcon name="plus" size="sm" />
          Add Link
        </Button>
      }
    >
      {links.length === 0 && <p className="muted">No links.</p>}
      <ol className={styles.links}>
        {links.map(({ key }, index) => (
          <li key={key}>
            <LinkFields menu={menu} index={index} form={form} pages={pages} />
          </li>
        ))}
      </ol>
      {error && <p role="alert">{error}</p>}
    </Section>
  );
}

function LinkFields({
  menu,
  index,
  form,
  pages,
}: {
  menu: Menu;
  index: number;
  form: Form;
  pages: readonly ListedPage[];
}) {
  const links = form.values[menu];
  const at = `${menu}.${index}` as const;
  const name = links[index]?.text || 'the link';
  const choose = (path: string) => {
    const before = pages.find((page) => page.path === links[index]?.path);
    const after = pages.find((page) => page.path === path);
    form.setFieldValue(`${at}.path`, path);
    // The text follows a change of the page as long as it is the page's name.
    if (after && links[index]?.text === before?.name) {
      form.setFieldValue(`${at}.text`, after.name);
    }
  };
  return (
    <>
      <NativeSelect
        {...form.getInputProps(`${at}.path`)}
        label="Page"
        data={pages.map(({ path, name: page, isPublished }) => ({
          value: path,
          label: `${page} (${path})${isPublished ? '' : ', not published'}`,
        }))}
        onChange={({ target }) => choose(target.value)}
      />
      <TextInput {...form.getInputProps(`${at}.text`)} required label="Text" maxLength={60} />
      <TextInput
        {...form.getInputProps(`${at}.fragment`)}
        label="Section (optional)"
        placeholder="custody"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles.acts}>
        <MoveButtons
          name={name}
          index={index}
          count={links.length}
          onMove={(by) => {
            keepFocus();
            form.setFieldValue(menu, movedItem(links, index, index + by));
          }}
        />
        <IconButton
          label={`Remove ${name}`}
          onClick={() => form.setFieldValue(menu, links.toSpliced(index, 1))}
        >
          <AdminIcon name="trash" />
        </IconButton>
      </div>
    </>
  );
}
