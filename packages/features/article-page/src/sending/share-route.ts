/** What a device can be given: a file, else an address. */
export interface SharedRoute {
  readonly title: string
  /** Of the GPX file. */
  readonly fileAddress: string
  /** Null for a route that its address opens to nobody else. */
  readonly address: string | null
}

/** Gives a route's file to the apps of the device, where they take files, else its address. */
export async function shareRoute({
  title,
  fileAddress,
  address,
}: SharedRoute): Promise<'shared' | 'cancelled' | 'failed'> {
  const file = await gpxFile(fileAddress, title)
  const offers: readonly ShareData[] = [
    ...(file && navigator.canShare?.({ files: [file] }) ? [{ files: [file], title }] : []),
    ...(address === null ? [] : [{ title, url: address }]),
  ]
  for (const offer of offers) {
    try {
      await navigator.share(offer)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
      // Some browsers say that they take any file, and then refuse GPX.
    }
  }
  return 'failed'
}

async function gpxFile(address: string, title: string): Promise<File | null> {
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) return null
  return new File([await answer.blob()], `${title.replace(/[\\/:*?"<>|]/g, '_')}.gpx`, { type: 'application/gpx+xml' })
}
