const KEY = 'basemap'

/** What the reader chose on this device; null before they have, and where the browser keeps nothing. */
export function readBasemapChoice(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function storeBasemapChoice(id: string): void {
  try {
    localStorage.setItem(KEY, id)
  } catch {
    // The choice then lasts as long as the page.
  }
}
