import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import fields from '../../../admin/form.module.css';
import type { FormOf } from '../../../admin/use-form.ts';
import styles from './type-dialog.module.css';
import type { TypeDraft } from './type-draft.ts';
import { PLACE_OPTIONS, PLACE_WORDS } from './type-words.ts';

type Form = FormOf<TypeDraft>;

/** How the consultation takes place, and what the client reads about it. */
export function PlaceFields({ form }: { form: Form }) {
  const words = PLACE_WORDS[form.values.place];
  return (
    <>
      <NativeSelect
        {...form.getInputProps('place')}
        label="How it takes place"
        data={PLACE_OPTIONS}
        className={fields.wide}
      />
      <Textarea
        {...form.getInputProps('placeText')}
        label={words.textLabel}
        description={words.help}
        rows={2}
        className={fields.wide}
      />
      <OtherWays form={form} />
      <Textarea
        {...form.getInputProps('bringText')}
        label="What to bring (optional)"
        description="For the client’s mail. Replaces the standard sentence about documents."
        rows={2}
        className={fields.wide}
      />
    </>
  );
}

/** The other ways in which the consultation can take place if the client chooses so, each with its text. */
function OtherWays({ form }: { form: Form }) {
  const { place: usual, otherPlaces } = form.values;
  const set = (ways: TypeDraft['otherPlaces']) => form.setFieldValue('otherPlaces', ways);
  const others = PLACE_OPTIONS.filter(({ value }) => value !== usual);
  const chosen = otherPlaces.filter(({ place }) => place !== usual);
  return (
    <>
      <Checkbox.Group
        className={fields.wide}
        label="Clients may also choose"
        value={chosen.map(({ place }) => place)}
        onChange={(places) =>
          set(
            others.flatMap(({ value: place }) =>
              places.includes(place)
                ? [chosen.find((way) => way.place === place) ?? { place, text: '' }]
                : [],
            ),
          )
        }
        error={form.errors.otherPlaces}
      >
        <div className={styles.choices}>
          {others.map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
        </div>
      </Checkbox.Group>
      {chosen.map(({ place, text }) => (
        <Textarea
          key={place}
          label={`${PLACE_WORDS[place].label}: ${PLACE_WORDS[place].textLabel.toLowerCase()}`}
          description={PLACE_WORDS[place].help}
          value={text}
          onChange={({ target }) =>
            set(chosen.map((way) => (way.place === place ? { place, text: target.value } : way)))
          }
          rows={2}
          className={fields.wide}
        />
      ))}
    </>
  );
}
