function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13
}

/** The next place that is no space. */
export function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && isSpace(text.charCodeAt(at))) at++
  return at
}

/** 1 for the characters that end a name; nothing beyond ASCII does. */
const ENDS_NAME = new Uint8Array(128)
for (const character of ' \t\n\r=></"\'') ENDS_NAME[character.charCodeAt(0)] = 1

/** The end of a name. */
export function skipName(text: string, from: number): number {
  let at = from
  while (at < text.length && ENDS_NAME[text.charCodeAt(at)] !== 1) at++
  return at
}

/** Characters that may not begin a name, of those that a broken file is likely to have there. */
export function isDigitOrSign(code: number): boolean {
  return (code >= 48 && code <= 57) || code === 45 || code === 46 || code === 38
}
