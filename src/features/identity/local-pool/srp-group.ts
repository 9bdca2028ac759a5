import { getDiffieHellman } from 'node:crypto';
import { integerOf } from './integer-bytes.ts';

// Cognito uses the 3072-bit group of RFC 3526 §5, which Node calls `modp15`.
const group = getDiffieHellman('modp15');
export const PRIME = integerOf(group.getPrime());
export const GENERATOR = integerOf(group.getGenerator());
