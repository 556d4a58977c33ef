import type { PreviewState } from './preview-state.ts'
import { PREVIEW_TTL_MS, storePreview, takeStoredPreview } from './stored-preview.ts'

let pending: PreviewState | null = null
let expiry: ReturnType<typeof setTimeout> | undefined

/**
 * Keeps a visitor's choices during the log-in: in the memory of this page, and for a log-in through another site
 * on the device. Both are deleted on return, and after half an hour at the latest.
 */
export function savePreview(preview: PreviewState): void {
  pending = preview
  clearTimeout(expiry)
  expiry = setTimeout(() => void forgetPreview(), PREVIEW_TTL_MS)
  void storePreview(preview)
}

/** What the memory has kept; it is read anew where it is shown. */
export function storedPreview(): PreviewState | null {
  return pending && { ...pending, reading: { kind: 'reading', fraction: 0 } }
}

/** Forgets what was kept. @returns what the device had of it. */
export function forgetPreview(): Promise<PreviewState | null> {
  pending = null
  clearTimeout(expiry)
  return takeStoredPreview()
}
