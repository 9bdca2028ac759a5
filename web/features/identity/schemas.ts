import { z } from 'zod';
import { USERNAME_PATTERN } from '../../../src/features/identity/rules.ts';
import { emailWithError } from '../../../src/platform/text/text-schema.ts';

// Rules and messages: public spec §5.

const required = (message: string) => z.string().trim().min(1, { error: message });

const username = required('Username is required');
const newPassword = z.string().min(8, { error: 'Password must be at least 8 characters' });
const code = z.string().trim().min(6, { error: 'Verification code must be 6 digits' });

const MISMATCH = { error: "Passwords don't match", path: ['confirmPassword'] };
const confirmPassword = z.string().min(1, { error: 'Please confirm your password' });

export const signInSchema = z.object({
  username,
  password: z.string().min(1, { error: 'Password is required' }),
});

export const signUpSchema = z
  .object({
    username: z
      .string()
      .trim()
      .min(3, { error: 'Username must be at least 3 characters' })
      .refine((name) => !/\s/.test(name), { error: 'Username cannot contain spaces' })
      .refine((name) => !name.includes('@'), {
        error: 'Username cannot be an e-mail address: choose a name without @',
      })
      .refine((name) => /\s/.test(name) || USERNAME_PATTERN.test(name), {
        error: 'Username can contain letters, digits and punctuation only',
      }),
    email: emailWithError(),
    password: newPassword,
    confirmPassword,
  })
  .refine((form) => form.password === form.confirmPassword, MISMATCH);

export const confirmSchema = z.object({ username, code });

export const forgottenSchema = z.object({ username });

export const resetSchema = z
  .object({ username, code, password: newPassword, confirmPassword })
  .refine((form) => form.password === form.confirmPassword, MISMATCH);

export const newPasswordSchema = z
  .object({ password: newPassword, confirmPassword })
  .refine((form) => form.password === form.confirmPassword, MISMATCH);

export const changePasswordSchema = z
  .object({
    oldPassword: z.string().min(1, { error: 'Password is required' }),
    password: newPassword,
    confirmPassword,
  })
  .refine((form) => form.password === form.confirmPassword, MISMATCH);

export const passwordSchema = signInSchema.pick({ password: true });

export const codeSchema = z.object({ code });
