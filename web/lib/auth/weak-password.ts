/** Source: public spec §8. */
export const WEAK_PASSWORD =
  'Password does not meet requirements. Please check your user pool password policy.';
