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

it('holds texts, numbers, booleans and lists, and hands over what the schema makes of them', async () => {
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
  it('is validated when it is left, and no other', async () => {
    const { store, errors } = storeOf();
    store.leave('rating', 7);
    await expect.poll(errors).toEqual({ rating: 'One to five' });
  });

  it('that was never filled in is no mistake yet', async () => {
    const { store, errors } = storeOf();
    store.leave('name', '');
    await store.validate();
    expect(errors()).toEqual({ name: 'Required' });
    store.reset();
    store.leave('name', '');
    store.leave('rating', 7);
    await expect.poll(errors).toEqual({ rating: 'One to five' });
  });

  it('that is wrong is validated again with each change, of another one too', async () => {
    const { store, errors } = storeOf({ initialValues: { ...GOOD, name: 'Best' } });
    await store.validate();
    expect(errors()).toEqual({ name: 'Not with this rating' });
    store.setFieldValue('rating', 5);
    await expect.poll(errors).toEqual({});
  });

  it('loses its message with a change, where leaving it does not validate', async () => {
    const { store, errors } = storeOf({ validateOnBlur: false });
    await store.validate();
    store.leave('rating', 7);
    store.setFieldValue('name', '');
    expect(errors()).toEqual({});
  });

  it('of a list has its own messages where `fieldOf` says so', async () => {
    const initialValues = { ...GOOD, hours: [{ opens: '9' }, { opens: '' }] };
    const { store, errors } = storeOf({ initialValues, fieldOf: (path) => path });
    await store.validate();
    expect(errors()).toEqual({ 'hours.1.opens': 'When?' });
  });
});

describe('sending', () => {
  const send = (
    store: ReturnType<typeof storeOf>['store'],
    ...on: Parameters<typeof store.onSubmit>
  ) => {
    store.onSubmit(...on)(event);
    return expect.poll(() => store.state().submitting).toBe(false);
  };

  it('shows what is wrong, and sends nothing', async () => {
    const { store, errors } = storeOf();
    const [onValid, onInvalid] = [vi.fn(), vi.fn()];
    await send(store, onValid, onInvalid);
    expect(errors()).toEqual({ name: 'Required' });
    expect([onValid.mock.calls.length, onInvalid.mock.calls.length]).toEqual([0, 1]);
    expect(focusError).toHaveBeenCalledOnce();
  });

  it('twice at once sends once', async () => {
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

  it('puts what the server refuses at the fields that there are, until they change', async () => {
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

  it('can show all messages of a field', async () => {
    const { store, errors } = storeOf({ initialValues: GOOD, joinMessages: true });
    await send(store, () => Promise.reject(refusal({ name: ['Taken', 'Too short'] })));
    expect(errors()).toEqual({ name: 'Taken. Too short' });
  });

  it('tells of a schema that could not be loaded, and can be tried again', async () => {
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

it('begins anew at given values, without messages', async () => {
  const { store, errors } = storeOf();
  await store.validate();
  store.reset(GOOD);
  expect(errors()).toEqual({});
  expect(store.state()).toMatchObject({ values: GOOD, initialValues: GOOD });
});
