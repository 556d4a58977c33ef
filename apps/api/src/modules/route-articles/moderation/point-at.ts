import { articlePlainText } from '@mishiori/article-blocks/document'
import { findMapObject, mapObjectId } from '@mishiori/map-document'
import type { ModerationPointer } from '@repo/contract'
import type { StoredPointer } from '../../../schema/moderations.table.ts'
import { readStoredBody, readStoredMap } from '../article-content.ts'
import type { ArticleRow } from '../article-rows.ts'

const LABEL_LENGTH = 120

/** @returns the target with its name; null when the article does not contain it. */
export function pointAt(
  { layers, body }: Pick<ArticleRow, 'layers' | 'body'>,
  pointer: ModerationPointer,
): StoredPointer | null {
  if ('object' in pointer) {
    const object = findMapObject(readStoredMap(layers), mapObjectId(pointer.object))
    return object ? { object: pointer.object, label: cut(object.name) } : null
  }
  const document = readStoredBody(body)
  const block = document.blocks[pointer.block]
  return block ? { block: pointer.block, label: cut(articlePlainText({ ...document, blocks: [block] })) } : null
}

function cut(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  return characters.length > LABEL_LENGTH ? `${characters.slice(0, LABEL_LENGTH).join('')}…` : characters.join('')
}
