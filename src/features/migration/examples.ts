/** Example runs of the wizard for the API reference. */
export const RUN = {
  id: '8d1f6a52-6a1b-4a6d-9c8e-0d6a3c5f2b10',
  action: 'migrate',
  state: 'running',
  phase: 'copy',
  isCancelling: false,
  startedBy: 'jordan',
  createdAt: '2031-03-10T17:00:00.000Z',
  startedAt: '2031-03-10T17:00:01.000Z',
  endedAt: null,
  message: null,
  tables: [
    {
      table: 'blog_posts',
      rows: 120,
      rowsDone: 75,
      targetRows: 0,
      rowsPerSecond: 480.5,
      secondsLeft: 1,
      isDone: false,
    },
  ],
};

export const MIGRATION_STATUS = {
  postgresConfigured: true,
  awsConfigured: true,
  awsRegion: 'us-west-2',
  ready: true,
  run: RUN,
};
