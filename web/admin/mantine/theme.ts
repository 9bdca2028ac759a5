import { createTheme, mergeThemeOverrides } from '@mantine/core';
import styles from './controls.module.css';
import { tokenTheme } from './token-theme.ts';

const FIELD = {
  classNames: { label: styles.label, description: styles.description, error: styles.error },
  defaultProps: {
    size: 'md',
    withAsterisk: false,
    inputWrapperOrder: ['label', 'description', 'input', 'error'],
  },
};

const INPUT = {
  ...FIELD,
  classNames: { ...FIELD.classNames, input: styles.input },
};

/** The theme of the back office: the design tokens, and the defaults of its controls. */
export const theme = mergeThemeOverrides(
  tokenTheme,
  createTheme({
    components: {
      Button: {
        classNames: { root: styles.button, label: styles.buttonLabel },
        defaultProps: { variant: 'default', size: 'md' },
      },
      ActionIcon: {
        classNames: { root: styles.iconButton },
        defaultProps: { variant: 'subtle', size: 'md' },
      },
      Badge: {
        classNames: { root: styles.badge },
        defaultProps: { variant: 'light', color: 'gray', size: 'md', tt: 'none' },
      },
      Alert: {
        classNames: {
          root: styles.alert,
          message: styles.alertMessage,
          icon: styles.alertIcon,
        },
      },
      TextInput: INPUT,
      PasswordInput: {
        ...INPUT,
        classNames: { ...INPUT.classNames, visibilityToggle: styles.inputToggle },
        defaultProps: {
          ...INPUT.defaultProps,
          visibilityToggleButtonProps: { 'aria-label': 'Show what is typed', tabIndex: 0 },
        },
      },
      NumberInput: INPUT,
      FileInput: INPUT,
      ColorInput: INPUT,
      Textarea: INPUT,
      NativeSelect: INPUT,
      Select: INPUT,
      MultiSelect: INPUT,
      TagsInput: INPUT,
      DateInput: INPUT,
      DatePickerInput: INPUT,
      DateTimePicker: INPUT,
      TimeInput: INPUT,
      InputWrapper: FIELD,
      Checkbox: { classNames: { body: styles.checkbox }, defaultProps: { size: 'md' } },
      Radio: { defaultProps: { size: 'md' } },
      Switch: {
        classNames: { body: styles.checkbox, input: styles.switchInput, track: styles.switchTrack },
        defaultProps: { size: 'md' },
      },
      Rating: { defaultProps: { color: 'var(--highlight)' } },
      Tabs: {
        classNames: { list: styles.tabList, tab: styles.tab },
        defaultProps: { unstyled: true },
      },
      // Scroll locks are disabled, because they are `<style>` elements, which the content security policy blocks.
      Modal: { defaultProps: { lockScroll: false } },
      ModalRoot: { defaultProps: { lockScroll: false } },
      Drawer: { defaultProps: { lockScroll: false } },
      Tooltip: {
        defaultProps: { openDelay: 700, events: { hover: true, focus: true, touch: false } },
      },
      Popover: { defaultProps: { shadow: 'md' } },
      // No focus placeholder: it is a child of the menu that is not a menu item, which accessibility checkers report.
      Menu: {
        classNames: { item: styles.menuItem },
        defaultProps: { shadow: 'md', withInitialFocusPlaceholder: false },
      },
    },
  }),
);
