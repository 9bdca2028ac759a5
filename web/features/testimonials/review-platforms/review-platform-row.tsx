import { TextInput } from '@mantine/core';
import { useRef } from 'react';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { IconButton } from '../../../admin/icon-button.tsx';
import { Switch } from '../../../admin/switch.tsx';
import { Icon } from '../../../ui/icon.tsx';
import {
  mistakeInReviewUrl,
  newReviewUrl,
  type ReviewPlatform,
  type ReviewUrl,
} from './review-platforms.ts';
import styles from './review-tab.module.css';

/** A review platform: whether it is enabled, and its URLs. */
export function ReviewPlatformRow({
  platform,
  isJudged,
  onChange,
}: {
  platform: ReviewPlatform;
  /** Whether validation errors are shown. */
  isJudged: boolean;
  onChange: (changed: ReviewPlatform) => void;
}) {
  const { name, isEnabled, urls } = platform;
  const box = useRef<HTMLDivElement>(null);
  const setUrls = (changed: ReviewUrl[]) => onChange({ ...platform, urls: changed });
  return (
    <li className={styles.platform}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.state}>
        <Switch
          checked={isEnabled}
          label={`Use ${name}`}
          isLabelHidden
          onChange={(checked) => onChange({ ...platform, isEnabled: checked })}
        />
        <span aria-hidden="true">{isEnabled ? 'On' : 'Off'}</span>
      </div>
      {isEnabled && (
        <div className={styles.urls} ref={box}>
          {urls.map((each, index) => (
            <UrlFields
              key={each.id}
              value={each}
              of={`${name} ${index + 1}`}
              isJudged={isJudged}
              isOnly={urls.length === 1}
              onChange={(changed) =>
                setUrls(urls.map((url) => (url.id === changed.id ? changed : url)))
              }
              onRemove={() => {
                setUrls(urls.filter(({ id }) => id !== each.id));
                box.current?.querySelector<HTMLElement>(`.${styles.add}`)?.focus();
              }}
            />
          ))}
          <Button
            variant="subtle"
            size="sm"
            className={styles.add}
            onClick={() => setUrls([...urls, newReviewUrl()])}
          >
            <AdminIcon name="plus" />
            Add URL<span className="visually-hidden"> of {name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

function UrlFields({
  value,
  of,
  isJudged,
  isOnly,
  onChange,
  onRemove,
}: {
  value: ReviewUrl;
  of: string;
  isJudged: boolean;
  isOnly: boolean;
  onChange: (changed: ReviewUrl) => void;
  onRemove: () => void;
}) {
  const mistake = isJudged ? mistakeInReviewUrl(value.url) : undefined;
  return (
    <div className={styles.url}>
      <TextInput
        aria-label={`Label of ${of}`}
        placeholder="Label"
        maxLength={100}
        value={value.label}
        onChange={(event) => onChange({ ...value, label: event.target.value })}
      />
      <TextInput
        type="url"
        aria-label={`URL of ${of}`}
        placeholder="https://"
        maxLength={2_000}
        error={mistake}
        value={value.url}
        onChange={(event) => onChange({ ...value, url: event.target.value })}
      />
      <IconButton label={`Remove URL of ${of}`} disabled={isOnly} onClick={onRemove}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
