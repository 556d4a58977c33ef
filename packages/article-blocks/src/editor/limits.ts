import { Extension } from '@tiptap/core'
import type { Node as EditorNode } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { ARTICLE_LIMITS } from '../model/article-document.ts'

/** What an edit would exceed. */
export type ArticleLimit = 'blocks' | 'textLength' | 'listItems' | 'listDepth' | 'tableRows' | 'tableColumns'

/** Refuses edits that would make the article larger than it may be, and says which limit they met. */
export function limitsExtension(onLimit: (limit: ArticleLimit) => void): Extension {
  return Extension.create({
    name: 'articleLimits',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (transaction, state) => {
          if (!transaction.docChanged) return true
          const limit = exceededLimit(state.doc, transaction.doc)
          if (limit) onLimit(limit)
          return limit === null
        },
      }),
    ],
  })
}

/** The limit that `after` exceeds in a block that `before` did not have. */
export function exceededLimit(before: EditorNode, after: EditorNode): ArticleLimit | null {
  if (after.childCount > ARTICLE_LIMITS.blocks && after.childCount > before.childCount) return 'blocks'
  const kept = new Set(before.children)
  for (const block of after.children) {
    const limit = kept.has(block) ? null : limitOfNode(block, 0)
    if (limit) return limit
  }
  return null
}

function limitOfNode(node: EditorNode, listDepth: number): ArticleLimit | null {
  if (node.isTextblock) return node.content.size > ARTICLE_LIMITS.textLength ? 'textLength' : null
  const isList = node.type.name === 'bulletList' || node.type.name === 'orderedList'
  const depth = isList ? listDepth + 1 : listDepth
  if (depth > ARTICLE_LIMITS.listDepth) return 'listDepth'
  if (isList && node.childCount > ARTICLE_LIMITS.listItems) return 'listItems'
  if (node.type.name === 'table' && node.childCount > ARTICLE_LIMITS.tableRows) return 'tableRows'
  if (node.type.name === 'tableRow' && node.childCount > ARTICLE_LIMITS.tableColumns) return 'tableColumns'
  for (const child of node.children) {
    const limit = limitOfNode(child, depth)
    if (limit) return limit
  }
  return null
}
