import { join } from 'node:path'
import { throttleWarnings } from '../routing/throttle-warnings.ts'
import { createFolderStorage, type FileStorage } from './file-storage.ts'
import { createS3Storage, type S3Settings } from './s3-storage.ts'

export interface StorageSettings {
  readonly dataFolder: string
  /** Null: files are in the data folder. */
  readonly s3: S3Settings | null
}

const WARN_EVERY_MS = 60_000

/** Where the files of people are. */
export const openStorage = ({ dataFolder, s3 }: StorageSettings, report: (warning: string) => void): FileStorage =>
  s3 ? createS3Storage(s3, throttleWarnings(WARN_EVERY_MS, report)) : folderIn(dataFolder)

export const folderIn = (dataFolder: string): FileStorage => createFolderStorage(join(dataFolder, 'files'))
