import { PRACTICE_AREAS } from '../../../src/features/firm/practice-areas/rules.ts';
import { slugOfName } from '../../../src/features/firm/rules.ts';
import { useConfirm } from '../../ui/confirm.ts';
import styles from './attorneys-section.module.css';
import { Choices } from './choices.tsx';
import type { AttorneyDraft } from './firm-draft.ts';
import { FirmField } from './firm-field.tsx';
import { ListSection } from './list-section.tsx';
import { PhotoField } from './photo-field.tsx';
import { RowActions } from './row-actions.tsx';
import section from './section.module.css';
import type { FirmForm } from './use-firm-form.ts';

/** The firm's attorneys, in the order in which the site shows them. */
export function AttorneysSection({ form }: { form: FirmForm }) {
  return (
    <ListSection
      form={form}
      list="attorneys"
      title="Attorneys"
      lead="In the order in which the site shows them; the first three are on the home page."
      add="Add Attorney"
      firstField="name"
      isOrdered
      empty={
        <p className="muted">Nobody yet. The site leaves the attorneys out until there is one.</p>
      }
    >
      {(attorney, index) => <AttorneyFields form={form} attorney={attorney} index={index} />}
    </ListSection>
  );
}

function AttorneyFields({
  form,
  attorney,
  index,
}: {
  form: FirmForm;
  attorney: AttorneyDraft;
  index: number;
}) {
  const ask = useConfirm();
  const path = `attorneys.${index}` as const;
  const name = attorney.name.trim() || `attorney ${index + 1}`;
  const remove = async () => {
    const goes = await ask({
      title: `Are you sure you want to remove ${name}?`,
      text: 'The site no longer shows them once you save. Articles keep their name.',
      action: 'Remove',
      keep: 'Keep them',
    });
    if (goes) form.removeRow('attorneys', index);
  };
  return (
    <>
      <div className={section.rowHead}>
        <h3>{attorney.name.trim() || 'New attorney'}</h3>
        <RowActions
          form={form}
          list="attorneys"
          index={index}
          name={name}
          onRemove={() => void remove()}
        />
      </div>
      <div className={styles.person}>
        <PhotoField form={form} path={`${path}.photo`} name={name} photo={attorney.photo} />
        <div className={section.fields}>
          <FirmField form={form} path={`${path}.name`} label="Name" />
          <FirmField form={form} path={`${path}.role`} label="Role" />
          <Choices
            form={form}
            path={`${path}.practiceAreas`}
            legend="Practice areas"
            options={PRACTICE_AREAS}
            value={attorney.practiceAreas}
          />
          <FirmField
            form={form}
            path={`${path}.languages`}
            label="Languages"
            hint="With commas between them"
          />
          <FirmField
            form={form}
            path={`${path}.slug`}
            label="Page address"
            hint="Left blank, it follows the name"
            placeholder={slugOfName(attorney.name)}
            optional
          />
          <FirmField
            form={form}
            path={`${path}.statement`}
            label="Statement"
            hint="One plain sentence about how this person works"
            wide
            isLong
          />
        </div>
      </div>
    </>
  );
}
