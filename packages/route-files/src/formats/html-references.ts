/** Names of ISO 8859-1 from U+00A0 on, in their order (HTML 4.01 §24.2). */
const LATIN_1 =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute
micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil
Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute
Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute
icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`.split(
    /\s/,
  )
const LATIN_1_START = 0xa0

/** Other names with their characters, in turn. */
const OTHERS =
  `amp & lt < gt > quot " apos ' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “
rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › euro € trade ™ larr ← uarr ↑
rarr → darr ↓ harr ↔ minus − infin ∞ asymp ≈ ne ≠ le ≤ ge ≥ check ✓ star ☆ phone ☎`.split(/\s/)
const SPACES = ['nbsp', 'ensp', 'emsp', 'thinsp']
const INVISIBLE = ['shy', 'zwnj', 'zwj', 'lrm', 'rlm']

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.map((name, at): [string, string] => [name, String.fromCharCode(LATIN_1_START + at)]),
  ...OTHERS.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, OTHERS[at + 1] ?? '']] : [])),
  ...SPACES.map((name): [string, string] => [name, ' ']),
  ...INVISIBLE.map((name): [string, string] => [name, '']),
])

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z][a-z0-9]{1,7}));/gi

export const hasReference = (text: string): boolean => text.search(REFERENCE) >= 0

/** A text with the characters that references of HTML mean; names that are not known are unchanged. */
export function withCharacters(text: string): string {
  return text.replace(REFERENCE, (whole, hex, decimal, name) => {
    if (name) return NAMED.get(name) ?? NAMED.get(String(name).toLowerCase()) ?? whole
    return characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })
}

const MARKUP = /^&(?:lt|gt|#0*6[02]|#x0*3[ce]);$/i

/** The same, but for angle brackets: what is written in a name as the reference to one is no tag. */
export const withHarmlessCharacters = (text: string): string =>
  text.replace(REFERENCE, (reference) => (MARKUP.test(reference) ? reference : withCharacters(reference)))

const WINDOWS_1252 = new TextDecoder('windows-1252')

/** Numbers of Windows-1252 mean its characters, as browsers have it: 146 is an apostrophe. */
function characterOf(code: number): string {
  if (code >= 0x80 && code < LATIN_1_START) return WINDOWS_1252.decode(Uint8Array.of(code))
  return code > 0x10ffff || code === 0 ? '\uFFFD' : String.fromCodePoint(code)
}

/** A text without control characters but tabs and line ends; those of ISO 8859-1 mean characters of Windows-1252. */
export const withoutControls = (text: string): string =>
  text.replace(/(?![\t\n\r])\p{Cc}/gu, (control) => {
    const code = control.charCodeAt(0)
    return code < 0x80 ? '' : characterOf(code).replace(/\p{Cc}/u, '')
  })
