/** What is drawn, as a file; null where the browser makes none. */
export async function pngOf(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob && new File([blob], `${name}.png`, { type: 'image/png' })
}

/** Saves it among the downloads. */
export async function savePicture(picture: File): Promise<boolean> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = picture.name
  link.click()
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return true
}

/** Gives it to the apps of the device. @returns false where it takes no pictures; who closes the sheet wants none. */
export async function sharePicture(picture: File, title: string): Promise<boolean> {
  if (!navigator.canShare?.({ files: [picture] })) return false
  try {
    await navigator.share({ files: [picture], title })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
