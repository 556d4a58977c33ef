import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { isMapObjectId, linkAddress } from './addresses.ts'
import { inlineToHtml } from './inline-html.ts'
import { canonicalInline, type InlineTarget, type InlineText, type LineBreak, type TextRun } from './inline-text.ts'

type HtmlNode = DefaultTreeAdapterTypes.ChildNode
type HtmlElement = DefaultTreeAdapterTypes.Element

interface Marks {
  readonly isBold?: true
  readonly isItalic?: true
  readonly target?: InlineTarget
}

type Step = { readonly node: HtmlNode; readonly marks: Marks } | 'blockEdge'

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'
/** Elements whose content is not text of the author: code, other documents, form controls. */
const DROPPED = new Set(
  'script style template iframe object embed noscript noembed noframes textarea select title head xmp plaintext audio video canvas'.split(
    ' ',
  ),
)
const BLOCKS = new Set(
  'p div section article header footer main aside nav blockquote figure figcaption pre ul ol li dl dt dd table tr h1 h2 h3 h4 h5 h6 hr address'.split(
    ' ',
  ),
)

/**
 * Reads HTML as the text of one block. The input is parsed as a browser would parse it and only what is allowed is built
 * anew: `a[href]` (http, https, mailto), `b`/`strong`, `i`/`em`, `br` and `span.map-link[data-map-link]`. Other elements
 * give their words without themselves, scripts, styles and foreign content (SVG, MathML) give nothing. A plain `span`
 * says nothing and is unwrapped.
 *
 * @public
 */
export function inlineFromHtml(html: string): InlineText {
  if (!/[<&]/.test(html)) return canonicalInline([{ type: 'text', text: html }])
  return canonicalInline(readRuns(parseFragment(html).childNodes))
}

/**
 * Inline HTML with everything removed that an article may not hold. Idempotent: cleaning twice equals cleaning once.
 *
 * @public
 */
export function sanitizeInlineHtml(html: string): string {
  return inlineToHtml(inlineFromHtml(html))
}

/** Walks with its own stack: hostile input nests deeper than the call stack reaches. */
function readRuns(nodes: readonly HtmlNode[]): (TextRun | LineBreak)[] {
  const runs: (TextRun | LineBreak)[] = []
  let pendingEdge = false
  const stack: Step[] = []
  const push = (children: readonly HtmlNode[], marks: Marks) => {
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const node = children[index]
      if (node) stack.push({ node, marks })
    }
  }
  const emit = (run: TextRun | LineBreak) => {
    if (pendingEdge && runs.length > 0 && runs.at(-1)?.type !== 'break') runs.push({ type: 'break' })
    pendingEdge = false
    runs.push(run)
  }

  push(nodes, {})
  for (let step = stack.pop(); step; step = stack.pop()) {
    if (step === 'blockEdge') {
      pendingEdge = true
      continue
    }
    const { node, marks } = step
    if (isText(node)) {
      if (node.value.trim() !== '' || !pendingEdge) emit({ type: 'text', text: node.value, ...marks })
    } else if (isHtmlElement(node)) {
      if (node.tagName === 'br') emit({ type: 'break' })
      else if (BLOCKS.has(node.tagName)) {
        pendingEdge = true
        stack.push('blockEdge')
      }
      push(node.childNodes, marksInside(node, marks))
    }
  }
  return runs
}

function marksInside(element: HtmlElement, marks: Marks): Marks {
  switch (element.tagName) {
    case 'b':
    case 'strong':
      return { ...marks, isBold: true }
    case 'i':
    case 'em':
      return { ...marks, isItalic: true }
    case 'a': {
      const href = linkAddress(attribute(element, 'href') ?? '')
      return href ? { ...marks, target: { kind: 'address', href } } : marks
    }
    case 'span': {
      const objectId = attribute(element, 'data-map-link')
      const isMapLink = attribute(element, 'class')?.split(/\s+/).includes('map-link')
      return isMapLink && isMapObjectId(objectId) ? { ...marks, target: { kind: 'mapObject', objectId } } : marks
    }
    default:
      return marks
  }
}

function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value
}

function isText(node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === '#text'
}

function isHtmlElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node && node.namespaceURI === HTML_NAMESPACE && !DROPPED.has(node.tagName)
}
