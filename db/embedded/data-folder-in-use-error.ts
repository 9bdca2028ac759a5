/** Another process is using this data folder. */
export class DataFolderInUseError extends Error {
  constructor(dataDir: string, holder: number | undefined) {
    super(
      `The data folder ${dataDir} is in use by another Lawfront${holder ? ` (process ${holder})` : ''}. ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
    this.name = 'DataFolderInUseError';
  }
}
