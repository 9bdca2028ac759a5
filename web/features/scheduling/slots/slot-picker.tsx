import type { Slot } from '../../../../src/features/scheduling/slots/schema.ts';
import { formatTime, formatZone, noonOf } from '../../../lib/format.ts';
import { m } from '../../../lib/messages.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { Icon } from '../../../ui/icon.tsx';
import { longDate } from '../when-words.ts';
import legend from './legend.module.css';
import { OutsideNote, OutsideSuffix, type OutsideWords } from './outside-area.tsx';
import styles from './slot-picker.module.css';
import { dayText, partsOfDay } from './slot-words.ts';
import { type StepAction, StepControl } from './step-control.tsx';

/** The times of a day, including taken and past ones. */
export function SlotPicker({
  date,
  slots,
  outside,
  zone,
  city,
  chosen,
  actionOf,
}: {
  date: string;
  /** Undefined while loading. */
  slots: readonly Slot[] | undefined;
  outside?: OutsideWords | undefined;
  zone: string;
  city: string;
  chosen: string | null;
  /** Chooses a time. */
  actionOf: (start: string) => StepAction;
}) {
  const locale = useLocale();
  return (
    <section aria-labelledby="slots-day" aria-busy={slots === undefined} data-varies="">
      <h3 className={styles.day} id="slots-day">
        {longDate(noonOf(date), 'UTC', locale)}
      </h3>
      <p className="muted small" role="status">
        {m.times.inZone({ times: dayText(slots), zone: formatZone(zone, locale), city })}
      </p>
      {(slots ? partsOfDay(slots, zone) : loadingParts()).map((part) => (
        <div key={part.name}>
          <h4 className={styles.part}>{part.name}</h4>
          <div className={styles.slots}>
            {part.slots.map((slot) => (
              <SlotButton
                key={slot.start}
                slot={{ ...slot, label: formatTime(slot.start, zone, locale) }}
                isChosen={slot.start === chosen && slot.state === 'free'}
                action={actionOf(slot.start)}
              />
            ))}
            {!slots && <Placeholders />}
          </div>
        </div>
      ))}
      <OutsideNote slots={slots} words={outside} />
      {slots?.some(({ state }) => state === 'taken') && (
        <p className={legend.legend}>
          <span>
            <i className={`${styles.slot} ${styles.taken} ${styles.key}`} />
            {m.times.taken}
          </span>
          <span>
            <i className={`${styles.slot} ${styles.key}`} />
            {m.times.free}
          </span>
        </p>
      )}
    </section>
  );
}

const loadingParts = () => [
  { name: m.times.morning, slots: [] },
  { name: m.times.afternoon, slots: [] },
];

/** A time as a button or a link. */
export function SlotButton({
  slot: { label, state, outsidePracticeArea },
  isChosen,
  action,
}: {
  slot: Pick<Slot, 'label' | 'state' | 'outsidePracticeArea'>;
  isChosen: boolean;
  action: StepAction;
}) {
  if (state !== 'free') {
    return (
      <button type="button" className={`${styles.slot} ${styles[state]}`} disabled>
        <s aria-hidden="true">{label}</s>
        <span className="visually-hidden">
          {state === 'taken'
            ? m.times.timeTaken({ time: label })
            : m.times.timePast({ time: label })}
        </span>
      </button>
    );
  }
  return (
    <StepControl
      className={`${styles.slot} ${outsidePracticeArea ? legend.outside : ''}`}
      action={action}
      isPressed={isChosen}
    >
      {isChosen && <Icon name="check" size="sm" />}
      {label}
      {outsidePracticeArea && <OutsideSuffix />}
    </StepControl>
  );
}

function Placeholders() {
  return Array.from({ length: 6 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical and are never reordered
    <span key={index} className={`${styles.slot} ${styles.placeholder}`} aria-hidden="true" />
  ));
}
