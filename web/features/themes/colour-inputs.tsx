import { hexOfVariable } from '../../../src/features/themes/contrast/rules.ts';
import { COLOUR_ROLES, readVariables } from '../../../src/features/themes/variables/rules.ts';
import { roleText } from './theme.ts';
import styles from './theme-dialog.module.css';
import { parseVariables, withVariable } from './variables-text.ts';

/** Colour pickers for the colours in a theme's JSON; a picked colour is written into the JSON text. */
export function ColourInputs({
  json,
  onChange,
}: {
  json: string;
  onChange: (json: string) => void;
}) {
  const written = parseVariables(json);
  const { variables } = readVariables(json);
  if (!written) {
    return <p className="muted small">To pick colours, first correct the text.</p>;
  }
  return (
    <div className={styles.groups}>
      {Object.entries(COLOUR_ROLES).map(([group, roles]) => (
        <fieldset key={group}>
          <legend>{group}</legend>
          {roles.map((role) => (
            <label key={role}>
              <input
                type="color"
                value={hexOfVariable(variables, role)}
                onChange={(event) => onChange(withVariable(written, role, event.target.value))}
              />
              {roleText(role)}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
