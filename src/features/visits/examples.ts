/** An example for the API description. */
export const RECORDED_VISIT = { path: '/schedule', step: 'time' };
