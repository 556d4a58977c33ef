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
