import { m } from '../lib/messages.ts';
import { Button } from './button.tsx';
import styles from './close-button.module.css';
import { Icon } from './icon.tsx';

export function CloseButton({
  label = m.common.close,
  className = '',
  onClose,
}: {
  label?: string;
  className?: string | undefined;
  onClose: () => void;
}) {
  return (
    <Button
      variant="quiet"
      size="icon"
      className={`${styles.close} ${className}`}
      aria-label={label}
      onClick={onClose}
    >
      <Icon name="close" />
    </Button>
  );
}
