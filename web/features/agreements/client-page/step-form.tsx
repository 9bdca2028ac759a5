import { here } from '../../../lib/addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import styles from './agreement-page.module.css';

/** A form with one confirmation: plain, so that it works without scripts. */
export function StepForm({
  token,
  step,
  title,
  text,
  box,
  button,
}: {
  token: string;
  step: 'translation' | 'reading';
  title: string;
  text?: string;
  box?: { name: string; label: string; error?: string | undefined };
  button: string;
}) {
  return (
    <form method="post" action={here(`/agreement/${token}`)} className={styles.form}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      <input type="hidden" name="step" value={step} />
      {box && (
        <Checkbox name={box.name} value="true" required aria-invalid={box.error ? true : undefined}>
          {box.label}
        </Checkbox>
      )}
      <div>
        <Button variant="primary" size="lg" type="submit">
          {button}
        </Button>
      </div>
    </form>
  );
}
