import { hexOfVariable } from '../../../src/features/themes/contrast/rules.ts';
import { COLOUR_ROLES, readVariables } from '../../../src/features/themes/variables/rules.ts';
import { roleText } from './theme.ts';
import styles from './theme-dialog.module.css';

/** The colours of a theme's JSON text, to be picked; what is picked is written into the text. */
export function ColourInputs({
  json,
  onChange,
}: {
  json: string;
  onChange: (json: string) => void;
}) {
  const written = parsed(json);
  const { variables } = readVariables(json);
  if (!written) {
    return <p className="muted small">Colours can be picked once the text beside is valid JSON.</p>;
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
                onChange={(event) =>
                  onChange(JSON.stringify({ ...written, [role]: event.target.value }, null, 2))
                }
              />
              {roleText(role)}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function parsed(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
