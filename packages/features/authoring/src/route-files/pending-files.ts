let pending: readonly File[] = []

/** Hands files that were dropped on another page to the import of files that opens next. */
export function handOverFiles(files: readonly File[]): void {
  pending = files
}

/** The files handed over, once. */
export function takeHandedOverFiles(): readonly File[] {
  const files = pending
  pending = []
  return files
}

/** Why a file that another app handed over was not taken, in the order in which a page tells of them. */
export const SHARED_FILE_PROBLEMS = ['kind', 'tooMany', 'tooLarge', 'notStored'] as const
export type SharedFileProblem = (typeof SHARED_FILE_PROBLEMS)[number]

/** A file of another app that this one did not take. */
export interface RefusedFile {
  readonly name: string
  readonly problem: SharedFileProblem
}

/** What another app handed over, and what of it was not taken. */
export interface SharedFiles {
  readonly files: readonly File[]
  readonly refused: readonly RefusedFile[]
}
