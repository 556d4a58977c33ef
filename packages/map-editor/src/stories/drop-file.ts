/** Drops files on an element, as a person does from the desktop. */
export function dropFile(target: Element, ...files: readonly File[]): void {
  const dataTransfer = hangFile(target, ...files)
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

/** Brings files over an element, without letting go of them. */
export function hangFile(target: Element, ...files: readonly File[]): DataTransfer {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  for (const type of ['dragenter', 'dragover']) {
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }
  return dataTransfer
}
