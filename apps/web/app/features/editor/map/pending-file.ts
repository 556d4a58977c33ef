let pending: File | null = null

/** Hands a file that was chosen on another page to the editor that opens next. */
export function handOverFile(file: File): void {
  pending = file
}

/** The file handed over, once. */
export function takeHandedOverFile(): File | null {
  const file = pending
  pending = null
  return file
}
