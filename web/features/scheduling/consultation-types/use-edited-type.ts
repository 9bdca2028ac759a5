import { useState } from 'react';
import { minorDigits } from '../../../../src/features/payments/rules.ts';
import type { CreateTypeInput } from '../../../../src/features/scheduling/consultation-types/schema.ts';
import { crudTexts } from '../../../admin/crud-texts.ts';
import { useEditedRecord } from '../../../admin/use-edited-record.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useFormats } from '../../../lib/use-locale.ts';
import { blankType, draftOf, inputOf, type TypeDraft, type TypeSettings } from './type-draft.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/scheduling/consultation-types/schema.ts'))
    .createTypeInput;

type Asked = Parameters<ReturnType<typeof useTypeRecord>['save']>;

/**
 * The editor of a consultation type. If saving withdraws a type that has booked appointments, nothing is saved yet and
 * `isAsking` is set, so that the user can decide about the appointments first.
 */
export function useEditedType(props: {
  type: TypeSettings | undefined;
  /** The position of a new type in the list. */
  position: number;
  hosts: readonly { number: number; isActive: boolean }[];
  onSaved: () => void;
}) {
  const { type } = props;
  const { appointments } = trpc.useUtils();
  const [asked, setAsked] = useState<Asked>();
  const record = useTypeRecord(props);
  const { form, save, saved, theirs, explain } = record;
  const saveUnlessBooked = async (...sent: Asked) => {
    if (type && isWithdrawn(type, sent[0])) {
      const { count } = await appointments.bookedOfType.fetch({ type: type.key }, { staleTime: 0 });
      if (count > 0) return setAsked(sent);
    }
    await save(...sent);
  };
  return {
    ...record,
    onSubmit: form.onSubmit((fields, values) => saveUnlessBooked(fields, values, saved)),
    overwrite: () =>
      form.submit(null, (fields, values) => saveUnlessBooked(fields, values, theirs)),
    isAsking: asked !== undefined,
    dismissQuestion: () => setAsked(undefined),
    /** Saves the type after that decision. */
    saveAsked: () =>
      asked &&
      save(...asked).then(
        () => true,
        (error) => {
          setAsked(undefined);
          return explain(error);
        },
      ),
  };
}

function useTypeRecord({ type, position, hosts, onSaved }: Parameters<typeof useEditedType>[0]) {
  const { client, availability, appointments } = trpc.useUtils();
  const digits = minorDigits(useFormats().currency);
  return useEditedRecord<TypeSettings, TypeDraft, CreateTypeInput, unknown>({
    opened: type,
    draftOf: (stored) => draftOf(stored, digits),
    blank: blankType(hosts.filter(({ isActive }) => isActive).map(({ number }) => number)),
    form: {
      schema: loadSchema,
      transformValues: (draft) => inputOf(draft, type?.position ?? position, digits),
    },
    send: ({ fields, over }) =>
      over
        ? client.availability.updateType.mutate({ ...fields, updatedAt: over.updatedAt })
        : client.availability.createType.mutate(fields),
    fetchTheirs: async ({ key }) => {
      const { types } = await client.availability.settings.query();
      return types.find((each) => each.key === key);
    },
    texts: crudTexts(type ? 'update' : 'create', 'Consultation type'),
    refresh: () => Promise.all([availability.invalidate(), appointments.invalidate()]),
    onSaved,
  });
}

/** Whether the change withdraws the type, so that visitors can no longer book it. */
const isWithdrawn = (
  before: Pick<TypeSettings, 'isActive' | 'isPublic'>,
  after: Pick<TypeSettings, 'isActive' | 'isPublic'>,
) => before.isActive && ((before.isPublic && !after.isPublic) || !after.isActive);
