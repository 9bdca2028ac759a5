import { expect, it } from 'vitest';
import type { Component } from '../../../src/features/visibility/rules.ts';
import { describeFailures, modifiedOf } from './unsaved-changes.ts';

const component = (componentKey: Component['componentKey'], name: string, isVisible: boolean) => ({
  componentKey,
  componentName: name,
  description: '',
  isVisible,
});
const shown = component('testimonials', 'Testimonials', true);
const hidden = component('contact_form', 'Contact Form', false);
const components = [shown, hidden];

it('counts a switch that differs from the saved state', () => {
  expect(modifiedOf(components, {})).toEqual([]);
  expect(modifiedOf(components, { testimonials: false })).toEqual([shown]);
  expect(modifiedOf(components, { testimonials: false, contact_form: true })).toEqual(components);
});

it('does not count a switch that equals the saved state', () => {
  expect(modifiedOf(components, { testimonials: true, contact_form: false })).toEqual([]);
});

it('names the switches that were not saved, with the reason', () => {
  expect(describeFailures(components, [])).toBe('');
  expect(
    describeFailures(components, [
      ['testimonials', 'Too many requests.'],
      ['blog_articles', 'Not found.'],
    ]),
  ).toBe('Testimonials: Too many requests. blog_articles: Not found.');
});
