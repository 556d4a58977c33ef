import { tidyLine } from '@repo/contract'

/** Normalises a display name: one line that can be seen, without bidirectional controls. */
export function tidyName(name: string): string {
  return tidyLine(
    name
      .normalize('NFC')
      .replace(TURNING, '')
      .replace(/[\s\p{Cc}]+/gu, ' '),
  )
}

/** Marks that write backwards, up to the end of the line and beyond the name. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
