import { articlePlainText, parseArticle } from '@mishiori/article-blocks/document'
import { parseMapDocument } from '@mishiori/map-document'
import type { ModeratedArticle, ModerationPointer } from '@repo/contract'

/** Something of an article that a moderator's reason may point at. */
export interface Pointable {
  /** `object:` and its id, or `block:` and its index. */
  readonly value: string
  readonly kind: 'object' | 'block'
  readonly name: string
}

const NAME_LENGTH = 60

/** The objects of an article's map and the blocks of its text. What cannot be read has none. */
export function pointablesOf({ layer, context }: Pick<ModeratedArticle, 'layer' | 'context'>): Pointable[] {
  const map = parseMapDocument(layer)
  const text = parseArticle(context)
  const objects = map.ok ? map.document.layers.flatMap((one) => one.objects) : []
  const blocks = text.ok ? text.document.blocks : []
  return [
    ...objects.map(({ id, name }): Pointable => ({ value: `object:${id}`, kind: 'object', name })),
    ...blocks.map((block, index): Pointable => ({ value: `block:${index}`, kind: 'block', name: nameOf(block) })),
  ]

  function nameOf(block: (typeof blocks)[number]): string {
    const characters = [...articlePlainText({ ...(text.ok ? text.document : { blocks: [] }), blocks: [block] }).trim()]
    return characters.length > NAME_LENGTH ? `${characters.slice(0, NAME_LENGTH).join('')}…` : characters.join('')
  }
}

/** Null for the article as a whole. */
export function parsePointer(value: string): ModerationPointer | null {
  const [, kind, name = ''] = /^(object|block):(.+)$/s.exec(value) ?? []
  if (kind === undefined) return null
  return kind === 'object' ? { object: name } : { block: Number(name) }
}
