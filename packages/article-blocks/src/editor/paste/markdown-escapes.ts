/** Where signs with a backslash are kept while others are read: a place of Unicode that no text uses. */
const HIDING = 0x10ff00

/** Puts the signs out of sight that a backslash makes mere characters. */
export function hideEscaped(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => String.fromCodePoint(HIDING + sign.charCodeAt(0)))
}

/** Brings them back, without their backslash. */
export function showEscaped(text: string): string {
  return text.replace(/[\u{10ff21}-\u{10ff7e}]/gu, (hidden) =>
    String.fromCharCode((hidden.codePointAt(0) ?? 0) - HIDING),
  )
}
