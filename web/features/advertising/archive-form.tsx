import { NativeSelect, TextInput } from '@mantine/core';
import { emailKindLabel } from '../../../src/features/email/rules.ts';
import { definitionOf, isMailTextKind } from '../../../src/features/email/texts/kinds/rules.ts';
import { englishName } from '../../../src/platform/languages/name-rules.ts';
import styles from './archive-page.module.css';

/** A local date and a time of day, as the values of the browser's date and time inputs; both may be empty. */
export type Moment = { date: string; time: string };

/** Form to choose a page and one time, or two times to compare. */
export function ArchiveForm({
  paths,
  path,
  onPath,
  then,
  onThen,
  later,
  onLater,
}: {
  paths: readonly { path: string; kind: string }[];
  path: string;
  onPath: (path: string) => void;
  then: Moment;
  onThen: (moment: Moment) => void;
  /** The second time of a comparison; undefined without a comparison. */
  later: Moment | undefined;
  onLater: (moment: Moment) => void;
}) {
  const groups = Map.groupBy(paths, ({ kind }) => kind);
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <NativeSelect
        label="What"
        value={path}
        data={[...groups].map(([kind, all]) => ({
          group: KINDS[kind] ?? kind,
          items: all.map((each) => ({ value: each.path, label: nameOf(each.path) })),
        }))}
        onChange={(event) => onPath(event.target.value)}
      />
      <MomentFields label="Day" moment={then} onMoment={onThen} />
      {later && <MomentFields label="Second day" moment={later} onMoment={onLater} />}
    </form>
  );
}

function MomentFields({
  label,
  moment,
  onMoment,
}: {
  label: string;
  moment: Moment;
  onMoment: (moment: Moment) => void;
}) {
  return (
    <>
      <TextInput
        type="date"
        label={label}
        value={moment.date}
        onChange={(event) => onMoment({ ...moment, date: event.target.value })}
      />
      <TextInput
        type="time"
        label={label === 'Day' ? 'Time' : 'Second time'}
        value={moment.time}
        onChange={(event) => onMoment({ ...moment, time: event.target.value })}
      />
    </>
  );
}

const KINDS: Readonly<Record<string, string>> = {
  page: 'Pages',
  mail: 'Mails',
  letter: 'Letters',
};

/** `openingRemote/es`: the opening, and the language if it is a further one. */
function readParts(kind: string, parts: string[]): [string | undefined, string | undefined] {
  const [first, second] = parts;
  const isOpening =
    first !== undefined && isMailTextKind(kind) && Object.hasOwn(definitionOf(kind).parts, first);
  return isOpening ? [first, second] : [undefined, first];
}

/** The label of a path in the list. */
function nameOf(path: string): string {
  if (path === '/') return 'Home page (/)';
  if (path === '/not-found') return 'Page not found';
  const [, kind, part = ''] = /^mail:([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
  if (!kind) return path;
  const [opening, language] = readParts(kind, part.split('/').filter(Boolean));
  const when = opening && isMailTextKind(kind) && definitionOf(kind).parts[opening]?.when;
  return [
    emailKindLabel(kind),
    ...(when ? [`if ${when}`] : []),
    ...(language ? [`in ${englishName(language)}`] : []),
  ].join(', ');
}
