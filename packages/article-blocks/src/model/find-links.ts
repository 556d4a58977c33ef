/** An address in plain text. */
export interface FoundLink {
  /** Index of its first UTF-16 unit, and of the one after its last. */
  readonly start: number
  readonly end: number
  /** Absolute, as the URL parser writes it. */
  readonly href: string
}

const LETTER = String.raw`\p{L}\p{M}\p{N}`
/** ASCII of addresses. Whatever is in no address, as `<`, `"` and every sign of Japanese, ends one. */
const SIGNS = String.raw`\-._~:/?#\[\]@!$&'()*+,;=%`
/** Where the sentence goes on with another address. */
const NEXT = String.raw`(?<=[^\x00-\x7f])https?://`
const CANDIDATE = new RegExp(`(?<![a-z0-9])(?:https?://|www\\.)(?:(?!${NEXT})[${LETTER}${SIGNS}・])+`, 'giu')

const HOST = /^(?:https?:\/\/)?[^/?#]*/iu
const OTHER_LETTER = String.raw`(?![\x00-\x7f])[\p{L}\p{M}\p{N}]`
/** Japanese that follows the ASCII letters of a host, or of a query's value, is the sentence: `example.comを`. */
const AFTER_ASCII = new RegExp(`(?<=[a-z0-9%])${OTHER_LETTER}`, 'iu')
/** In a path, words go on in kanji and katakana (`/wiki/JR東日本`); particles are hiragana. */
const AFTER_PATH = /(?<=[a-z0-9%/=#])を|(?<=[a-z0-9%])\p{Script=Hiragana}/iu
/** These follow a name and are hardly in one: `/wiki/日本語です`. */
const SENTENCE = /を|です|でした|ます/u
const DOTS_OF_NAMES = new RegExp(`(?<!${OTHER_LETTER})・|・(?!${OTHER_LETTER})`, 'u')

const TRAILING = /[.,;:!?'*・]$/
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[' }

/**
 * Finds the addresses in plain text, as articles and comments link them. An address goes on in letters of every script, and ends
 * before what belongs to the sentence around it: punctuation, brackets that began before it, and Japanese that follows without a space.
 *
 * @public
 */
export function findLinks(text: string): readonly FoundLink[] {
  const links: FoundLink[] = []
  for (const { 0: candidate, index } of text.matchAll(CANDIDATE)) {
    const written = withoutEnd(withoutSentence(candidate))
    const href = hrefOf(written)
    if (href !== null) links.push({ start: index, end: index + written.length, href })
  }
  return links
}

/** Null for text that is no address, or hides its host behind a name. */
function hrefOf(written: string): string | null {
  const address = /^www\./i.test(written) ? `https://${written}` : written
  if (!URL.canParse(address)) return null
  const { href, hostname, username, password } = new URL(address)
  return hostname === '' || username !== '' || password !== '' ? null : href
}

function withoutSentence(candidate: string): string {
  const [host = ''] = HOST.exec(candidate) ?? []
  const wholeHost = cutAt(host, AFTER_ASCII)
  if (wholeHost.length < host.length) return wholeHost
  const [path = '', ...query] = candidate.slice(host.length).split(/(?=[?#])/)
  const parts = [path, ...query].map((part, at) => {
    const wholePart = cutAt(part, at === 0 && part.startsWith('/') ? AFTER_PATH : AFTER_ASCII)
    return cutAt(cutAt(wholePart, SENTENCE), DOTS_OF_NAMES)
  })
  const cut = parts.findIndex((part, at) => part.length < ([path, ...query][at]?.length ?? 0))
  return host + parts.slice(0, cut === -1 ? parts.length : cut + 1).join('')
}

function cutAt(text: string, pattern: RegExp): string {
  const at = text.search(pattern)
  return at === -1 ? text : text.slice(0, at)
}

/** Without what ends the sentence, and without brackets that began before the address. */
function withoutEnd(address: string): string {
  let end = address.length
  const open = new Map(Object.entries(BRACKETS).map(([close, opening]) => [close, surplus(address, close, opening)]))
  for (; end > 0; end--) {
    const last = address.charAt(end - 1)
    const surplusOf = open.get(last)
    if (surplusOf === undefined ? !TRAILING.test(last) : surplusOf <= 0) break
    if (surplusOf !== undefined) open.set(last, surplusOf - 1)
  }
  return address.slice(0, end)
}

const surplus = (text: string, close: string, opening: string) => text.split(close).length - text.split(opening).length
