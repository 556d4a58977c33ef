/** Normalises a display name: one line, no bidirectional controls, and not invisible. */
export function tidyName(name: string): string {
  const tidied = name
    .normalize('NFC')
    .replace(TURNING, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(tidied) ? tidied : ''
}

/** Marks that write backwards, up to the end of the line and beyond the name. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
