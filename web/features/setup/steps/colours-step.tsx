import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { TEMPLATES, variablesOf } from '../../../../src/features/themes/templates/rules.ts';
import { readVariables, type Variables } from '../../../../src/features/themes/variables/rules.ts';
import { QueryState } from '../../../admin/query-state.tsx';
import { useReportDirty } from '../../../admin/use-report-dirty.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Miniature } from '../../themes/miniature.tsx';
import type { Theme } from '../../themes/theme.ts';
import styles from '../setup.module.css';
import { StepForm } from '../step-form.tsx';
import { useChooseTheme } from '../use-choose-theme.ts';
import { useSetup } from '../use-setup.ts';
import type { StepProps } from './step-forms.ts';

/** The built-in themes, each with a miniature of the home page. */
export function ColoursStep({ onDirty }: StepProps) {
  const active = trpc.themes.active.useQuery();
  return (
    <QueryState query={active} what="The active theme">
      {(theme) => <Loaded active={theme} onDirty={onDirty} />}
    </QueryState>
  );
}

type Choice = { name: string; displayName: string; description: string; variables: Variables };

/** The built-in themes, preceded by the active theme if it is a custom one. */
function choicesOf(active: Theme): Choice[] {
  const builtIn = TEMPLATES.map((template) => ({
    name: template.name,
    displayName: template.displayName,
    description: template.description,
    variables: variablesOf(template),
  }));
  if (builtIn.some(({ name }) => name === active.name)) return builtIn;
  const { name, displayName, description, cssVariables } = active;
  const { variables } = readVariables(cssVariables);
  return [{ name, displayName, description, variables }, ...builtIn];
}

function Loaded({ active, onDirty }: Pick<StepProps, 'onDirty'> & { active: Theme }) {
  const nav = useSetup('colours');
  const [chosen, setChosen] = useState(active.name);
  const { choose, isPending } = useChooseTheme();
  useReportDirty(chosen !== active.name, onDirty);
  const save = async () => {
    if (chosen === active.name || (await choose(chosen))) await nav.finish();
  };
  return (
    <StepForm
      permission="themes.change"
      nav={nav}
      isSaving={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset className={styles.themes}>
        <legend className="visually-hidden">Theme</legend>
        {choicesOf(active).map(({ name, displayName, description, variables }) => (
          <label key={name} className={styles.theme}>
            <Miniature variables={variables} caption={displayName} />
            <span className={styles.themeName}>
              <input
                type="radio"
                name="theme"
                value={name}
                checked={chosen === name}
                onChange={() => setChosen(name)}
              />
              <span>
                <b>{displayName}</b>
                {name === active.name && <span className="muted small"> in use</span>}
                <span className="muted small">{description}</span>
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        Your logo, and what stands in place of the sea:{' '}
        <Link to="/admin/look">Logo and Picture</Link>.
      </p>
    </StepForm>
  );
}
