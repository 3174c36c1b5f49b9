import type { Settings } from '../settings.ts';
import { bucketStorage } from './bucketStorage.ts';
import type { FileStorage } from './fileStorage.ts';
import { folderStorage } from './folderStorage.ts';

/** The configured bucket, otherwise a folder beside the database. */
export const openStorage = ({ dataFolder, files }: Settings): FileStorage =>
  files.s3 ? bucketStorage(files.s3) : folderStorage(dataFolder);
