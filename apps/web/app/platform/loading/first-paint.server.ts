import type { WebHost } from '@repo/contract'
import { noteEarlyClicks } from '@repo/web-kit/note-early-clicks'

type Nonce = NonNullable<WebHost['nonce']>
/** What is in the style sheets of the build, by address. */
export type Styles = Readonly<Record<string, string>>

interface FirstPaint {
  readonly nonce: Nonce
  readonly styles: Styles
  /** Whether scripts come behind the text: where much is read before anything is pressed. */
  readonly areScriptsLast: boolean
}

/**
 * Arranges a page so that it is painted with what arrives first: its styles are inside instead of a request away, and
 * its scripts, which would take the network and the processor from what is read, come after it. What is clicked until
 * then is noted.
 */
export function paintFirst(html: string, { nonce, styles, areScriptsLast }: FirstPaint): string {
  const endOfHead = html.indexOf('</head>')
  if (endOfHead < 0) return html
  const parts = { head: html.slice(0, endOfHead), body: html.slice(endOfHead) }
  const { head, body } = areScriptsLast ? scriptsLast(lessUrgent(parts), nonce) : lessUrgent(parts)
  return withStyles(head, nonce, styles) + scriptOf(noteEarlyClicks, nonce) + body
}

interface Parts {
  readonly head: string
  readonly body: string
}

const PRELOAD = '<link rel="modulepreload"'
/** Scripts are preloaded by the router as if they were as urgent as styles. */
const lessUrgent = ({ head, body }: Parts): Parts => ({
  head: head.replaceAll(PRELOAD, `${PRELOAD} fetchPriority="low"`),
  body,
})

/** Behind the text, so that the browser comes to them when it has read what is painted first. */
function scriptsLast({ head, body }: Parts, nonce: Nonce): Parts {
  const start = body.indexOf(`<script nonce="${nonce.script}" type="module"`)
  if (start < 0) return { head, body }
  const preload = /<link rel="modulepreload"[^>]*>/g
  const preloads = (head.match(preload) ?? []).join('')
  return { head: head.replace(preload, ''), body: body.slice(0, start) + preloads + body.slice(start) }
}

const scriptOf = (work: () => void, nonce: Nonce) => `<script nonce="${nonce.script}">(${work})()</script>`

/**
 * Repeats the order of `base.css`: which sheet comes first is the bundler's choice, and the first one to name its layer
 * would put it below all others.
 */
export const LAYERS = '@layer base, mishiori, mishiori-article-blocks, components, page;'

/**
 * The links stay, so that the router finds what it rendered, and nothing is fetched twice: not by the browser, for
 * which they are disabled, and not by its look ahead, which minds the media alone.
 */
function withStyles(head: string, nonce: Nonce, styles: Styles): string {
  return head.replace(/<link [^>]*rel="stylesheet" href="([^"#]+)[^>]*?(?=\/?>)/g, (link, address: string) => {
    const style = styles[address]
    return style === undefined
      ? link
      : `<style nonce="${nonce.style}">${LAYERS}${asText(style)}</style>${link} disabled media="not all"`
  })
}

/** An end tag in a string or an address would end the styles. */
const asText = (style: string) => style.replaceAll('</', '<\\/')
