import { type InlineTarget, type InlineText, isSameTarget } from './inline-text.ts'

/** Relation of every link an author writes: no access to the page, no weight for search engines. */
export const LINK_REL = 'noopener nofollow ugc'

/** Text as HTML character data and attribute value. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** The stored form of a text: only `a`, `b`, `i`, `br` and `span.map-link`, always nested in this order. */
export function inlineToHtml(text: InlineText): string {
  return writeInline(text, storedTarget)
}

/** Writes the runs of a text; neighbouring runs that lead to the same place become one link. */
export function writeInline(text: InlineText, wrapTarget: (target: InlineTarget, content: string) => string): string {
  let html = ''
  for (let index = 0; index < text.length; ) {
    const run = text[index]
    const target = run?.type === 'text' ? run.target : undefined
    if (!run || !target) {
      html += run ? writeRun(run) : ''
      index += 1
      continue
    }
    let content = ''
    for (let next: InlineText[number] | undefined = run; next && leadsTo(next, target); next = text[index]) {
      content += writeRun(next)
      index += 1
    }
    html += wrapTarget(target, content)
  }
  return html
}

/** An anchor to an address outside, as stored and as shown. */
export function addressAnchor(href: string, content: string): string {
  return `<a href="${escapeHtml(href)}" rel="${LINK_REL}">${content}</a>`
}

function storedTarget(target: InlineTarget, content: string): string {
  if (target.kind === 'address') return addressAnchor(target.href, content)
  return `<span class="map-link" data-map-link="${escapeHtml(target.objectId)}">${content}</span>`
}

function writeRun(run: InlineText[number]): string {
  if (run.type === 'break') return '<br>'
  const italic = run.isItalic ? `<i>${escapeHtml(run.text)}</i>` : escapeHtml(run.text)
  return run.isBold ? `<b>${italic}</b>` : italic
}

function leadsTo(run: InlineText[number], target: InlineTarget): boolean {
  return run.type === 'text' && isSameTarget(run.target, target)
}
