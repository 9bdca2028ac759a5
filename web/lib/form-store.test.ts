import { TRPCClientError } from '@trpc/client';
import type { FormEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createFormStore, type FormOptions, type FormState } from './form-store.ts';

const stars = { error: 'One to five' };
const SCHEMA = z
  .object({
    name: z.string().trim().min(1, { error: 'Required' }),
    rating: z.int(stars).max(5, stars),
    isPublished: z.boolean(),
    hours: z.array(z.object({ opens: z.string().min(1, { error: 'When?' }) })),
  })
  .refine(({ name, rating }) => name !== 'Best' || rating === 5, {
    error: 'Not with this rating',
    path: ['name'],
  });
type Values = z.input<typeof SCHEMA>;
const GOOD: Values = { name: 'Ana', rating: 4, isPublished: false, hours: [{ opens: '9' }] };
const BLANK: Values = { ...GOOD, name: '' };

const focusError = vi.fn();
beforeEach(() => focusError.mockClear());

function storeOf(options: Partial<FormOptions<Values, Values>> = {}) {
  const states: FormState<Values>[] = [];
  const { store: core, ...form } = createFormStore<Values, Values>(
    { schema: async () => SCHEMA, initialValues: BLANK, focusError, ...options },
    (state) => states.push(state),
  );
  const store = { ...form, state: core.state, core };
  const errors = () => ({ ...core.state().invalid, ...core.state().refused });
  return { store, errors };
}

const EVENT = { preventDefault: () => {}, currentTarget: null } as unknown;
const event = EVENT as FormEvent<HTMLFormElement>;

const refusal = (fieldErrors: Record<string, string[]>) =>
  TRPCClientError.from({
    error: { message: 'No', code: -32600, data: { httpStatus: 400, fieldErrors } },
  });

it('holds texts, numbers, booleans and lists, and returns them as parsed by the schema', async () => {
  const { store } = storeOf();
  store.setFieldValue('name', ' Ana ');
  store.setFieldValue('rating', 5);
  store.setFieldValue('isPublished', true);
  store.setFieldValue('hours.0.opens', '10');
  const first = store.state().values.hours;
  store.setFieldValue('hours', [...first, { opens: '13' }]);
  expect(store.state().values.hours[0]).toBe(first[0]);
  expect(await store.validate()).toEqual({
    ...{ name: 'Ana', rating: 5, isPublished: true },
    hours: [{ opens: '10' }, { opens: '13' }],
  });
});

describe('a field', () => {
  it('is validated when it is left, without validating other fields', async () => {
    const { store, errors } = storeOf();
    store.leave('rating', 7);
    await expect.poll(errors).toEqual({ rating: 'One to five' });
  });

  it('gets no error of an earlier value from a validation that loads its schema later', async () => {
    const loads = [Promise.withResolvers<typeof SCHEMA>(), Promise.withResolvers<typeof SCHEMA>()];
    let calls = 0;
    const schema = async () => (await loads[calls++]?.promise) ?? SCHEMA;
    const { store, errors } = storeOf({ schema });
    const shown = vi.spyOn(store.core, 'change');
    store.leave('rating', 4);
    store.setFieldValue('name', 'Ana');
    store.leave('name', 'Ana');
    await expect.poll(() => calls).toBe(2);
    loads[1]?.resolve(SCHEMA);
    await expect.poll(() => shown.mock.calls.length).toBe(1);
    loads[0]?.resolve(SCHEMA);
    await expect.poll(() => shown.mock.calls.length).toBe(2);
    expect(errors()).toEqual({});
  });

  it('gets no error when it is left without ever being filled in', async () => {
    const { store, errors } = storeOf();
    store.leave('name', '');
    await store.validate();
    expect(errors()).toEqual({ name: 'Required' });
    store.reset();
    store.leave('name', '');
    store.leave('rating', 7);
    await expect.poll(errors).toEqual({ rating: 'One to five' });
  });

  it('is validated again on a change to another field while it has an error', async () => {
    const { store, errors } = storeOf({ initialValues: { ...GOOD, name: 'Best' } });
    await store.validate();
    expect(errors()).toEqual({ name: 'Not with this rating' });
    store.setFieldValue('rating', 5);
    await expect.poll(errors).toEqual({});
  });

  it('loses its error on a change, and is not validated when left, if `validateOnBlur` is false', async () => {
    const { store, errors } = storeOf({ validateOnBlur: false });
    await store.validate();
    store.leave('rating', 7);
    store.setFieldValue('name', '');
    expect(errors()).toEqual({});
  });

  it('in a list gets its own error if `fieldOf` returns its path', async () => {
    const initialValues = { ...GOOD, hours: [{ opens: '9' }, { opens: '' }] };
    const { store, errors } = storeOf({ initialValues, fieldOf: (path) => path });
    await store.validate();
    expect(errors()).toEqual({ 'hours.1.opens': 'When?' });
  });
});

describe('submitting', () => {
  const send = (
    store: ReturnType<typeof storeOf>['store'],
    ...on: Parameters<typeof store.onSubmit>
  ) => {
    store.onSubmit(...on)(event);
    return expect.poll(() => store.state().submitting).toBe(false);
  };

  it('shows the errors and sends nothing if the values are invalid', async () => {
    const { store, errors } = storeOf();
    const [onValid, onInvalid] = [vi.fn(), vi.fn()];
    await send(store, onValid, onInvalid);
    expect(errors()).toEqual({ name: 'Required' });
    expect([onValid.mock.calls.length, onInvalid.mock.calls.length]).toEqual([0, 1]);
    expect(focusError).toHaveBeenCalledOnce();
  });

  it('sends once when submitted again before the first submit ends', async () => {
    const { store } = storeOf({ initialValues: GOOD });
    const answer = Promise.withResolvers<void>();
    const onValid = vi.fn(() => answer.promise);
    store.onSubmit(onValid)(event);
    store.onSubmit(onValid)(event);
    await expect.poll(() => onValid.mock.calls.length).toBe(1);
    store.onSubmit(onValid)(event);
    answer.resolve();
    await expect.poll(() => store.state().submitting).toBe(false);
    expect(onValid.mock.calls).toEqual([[GOOD, GOOD]]);
    expect(focusError).not.toHaveBeenCalled();
  });

  it('shows errors of the server at known fields until the fields change', async () => {
    const onError = vi.fn();
    const { store, errors } = storeOf({ initialValues: GOOD, onError });
    const refused = refusal({ name: ['Taken', 'Too short'], updatedAt: ['Required'] });
    await send(store, () => Promise.reject(refused));
    expect(errors()).toEqual({ name: 'Taken' });
    expect(onError).toHaveBeenCalledWith(refused);
    expect(focusError).toHaveBeenCalledOnce();
    store.setFieldValue('rating', 5);
    expect(errors()).toEqual({ name: 'Taken' });
    store.setFieldValue('name', 'Bea');
    expect(errors()).toEqual({});
  });

  it('shows all messages of a field if `joinMessages` is true', async () => {
    const { store, errors } = storeOf({ initialValues: GOOD, joinMessages: true });
    await send(store, () => Promise.reject(refusal({ name: ['Taken', 'Too short'] })));
    expect(errors()).toEqual({ name: 'Taken. Too short' });
  });

  it('reports a schema that cannot be loaded, and can be retried', async () => {
    const onError = vi.fn();
    const { store } = storeOf({ schema: () => Promise.reject(new Error('offline')), onError });
    await send(store, vi.fn());
    expect(onError).toHaveBeenCalledOnce();
    const onValid = vi.fn();
    store.core.options = { ...store.core.options, schema: async () => SCHEMA, initialValues: GOOD };
    store.reset(GOOD);
    await send(store, onValid);
    expect(onValid).toHaveBeenCalledOnce();
  });
});

it('resets to given values and clears the errors', async () => {
  const { store, errors } = storeOf();
  await store.validate();
  store.reset(GOOD);
  expect(errors()).toEqual({});
  expect(store.state()).toMatchObject({ values: GOOD, initialValues: GOOD });
});

it('takes over what was stored, and keeps the fields that have been changed since', () => {
  const { store } = storeOf({ initialValues: GOOD });
  const sent = store.state().values;
  const stored = { ...GOOD, name: 'Ana Ruiz', rating: 5 };
  store.setFieldValue('rating', 3);
  store.setFieldValue('hours.0.opens', '10');
  store.rebase(stored, sent);
  expect(store.state()).toMatchObject({
    values: { ...stored, rating: 3, hours: [{ opens: '10' }] },
    initialValues: stored,
  });
});
