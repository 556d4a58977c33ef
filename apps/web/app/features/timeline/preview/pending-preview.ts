import type { PreviewState } from './preview-state.ts'

let pending: PreviewState | null = null

/**
 * Keeps what a visitor has chosen while they log in. It stays in the memory of this page, so that it is gone with the tab and nothing of a timeline
 * is left on the device.
 */
export function keepPreview(preview: PreviewState): void {
  pending = preview
}

/** What was kept; it is read anew where it is shown. */
export function keptPreview(): PreviewState | null {
  return pending && { ...pending, reading: { kind: 'reading', fraction: 0 } }
}

export function forgetPreview(): void {
  pending = null
}
