import type { MapEditorMessages } from '../messages/messages.ts'

const [OPEN, CLOSE] = ['⟦', '⟧'] as const
const MARKED = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'gu')
/** Units and keys are the same in every language of the editor. */
const UNIVERSAL = /\b(?:km|m|m²|km²|Esc|Enter|Tab|Shift|Ctrl|Alt|Space|Home|End|Delete|MapLibre|[A-Z])\b/gu
const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'] as const

/** The same vocabulary with every text between marks. */
export function markMessages(messages: MapEditorMessages): MapEditorMessages {
  return { ...(mark(messages) as MapEditorMessages), locale: messages.locale }
}

function mark(value: unknown): unknown {
  if (typeof value === 'string') return OPEN + value.replaceAll(OPEN, '').replaceAll(CLOSE, '') + CLOSE
  if (typeof value === 'function') return (...args: unknown[]) => mark(value(...args))
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(mark)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mark(entry)]))
}

/**
 * Texts under `root`, read or spoken, with letters outside marks that are neither `names` of the document nor the same
 * in all languages.
 */
export function unmarkedText(root: HTMLElement, names: readonly string[]): string[] {
  return textsOf(root).filter((text) => /\p{L}/u.test(without(names, text)))
}

function without(names: readonly string[], text: string): string {
  const rest = text.replaceAll(MARKED, '').replaceAll(UNIVERSAL, '')
  return names.reduce((left, name) => left.replaceAll(name, ''), rest)
}

function textsOf(root: HTMLElement): string[] {
  const texts: string[] = []
  for (const element of root.querySelectorAll('*')) {
    if (element.closest('style, script, .maplibregl-ctrl')) continue
    for (const name of ATTRIBUTES) texts.push(element.getAttribute(name) ?? '')
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}
