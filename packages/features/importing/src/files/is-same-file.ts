/** Whether a file was chosen again, as far as the browser tells: by its name, its size and when it was changed. */
export function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
}
