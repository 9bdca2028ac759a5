export const none = 'No External Articles Available';
export const comeBack = 'Please come back another day.';
export const comeBackOrOwn = 'Please come back another day, or read our own.';
export const source = 'Source';
export const allSources = 'All sources';
