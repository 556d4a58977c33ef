import { randomId } from '@mishiori/map-document'
import type { ApiClient, ApiError } from '@repo/contract'
import { useState } from 'react'
import { articlesOf, type ImportedArticle, inputOf } from './import-articles.ts'
import type { CreatedArticle } from './import-store.ts'
import type { FileImport } from './use-file-import.ts'

export interface MadeArticle {
  readonly id: number
  readonly title: string
}

export type Creating =
  | { readonly kind: 'idle' }
  | { readonly kind: 'creating'; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly done: number; readonly total: number; readonly error: ApiError }
  | { readonly kind: 'created'; readonly articles: readonly MadeArticle[] }

type Api = Pick<ApiClient, 'createRoute'>

/** Makes drafts of what was chosen, one after another. What was made is not made again, neither by another try nor after the tab was closed. */
export function useCreating(imported: FileImport, api: () => Api) {
  const [creating, setCreating] = useState<Creating>({ kind: 'idle' })
  const create = async () => {
    const articles = toArticles(imported)
    const total = articles.length
    const made: MadeArticle[] = []
    for (const article of articles) {
      setCreating({ kind: 'creating', done: made.length, total })
      const answer = await createOne(article, imported, api())
      if (!answer.ok) {
        setCreating({ kind: 'failed', done: made.length, total, error: answer.error })
        return null
      }
      made.push({ id: answer.id, title: article.title })
    }
    setCreating({ kind: 'created', articles: made })
    imported.discard()
    return made
  }
  return { creating, create, begin: () => setCreating({ kind: 'idle' }) }
}

function toArticles({ chosen, mode, files }: FileImport): readonly ImportedArticle[] {
  const names = new Map(files.map(({ id, file, state }) => [id, state.kind === 'read' ? state.name : file.name]))
  return articlesOf(chosen, { mode, titleOf: (fileId) => names.get(fileId) ?? '' })
}

/** FNV-1a of 32 bits, and the length: tells apart what one person makes of their files. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${text.length}:${(hash >>> 0).toString(36)}`
}

type CreateAnswer = { readonly ok: true; readonly id: number } | { readonly ok: false; readonly error: ApiError }

async function createOne(article: ImportedArticle, imported: FileImport, api: Api): Promise<CreateAnswer> {
  const { created, isThinned, dispatch } = imported
  const body = inputOf(article, { isThinned })
  const signature = fingerprint(JSON.stringify(body))
  const known = created.find((other) => other.signature === signature)
  if (known?.articleId) return { ok: true, id: known.articleId }
  const asked: CreatedArticle = { signature, title: article.title, key: known?.key ?? randomId(), articleId: null }
  dispatch({ type: 'article.asked', article: asked })
  const answer = await api.createRoute({ query: {}, body }, { headers: { 'idempotency-key': asked.key } })
  if (!answer.ok) return { ok: false, error: answer.error }
  dispatch({ type: 'article.asked', article: { ...asked, articleId: answer.data.id } })
  return { ok: true, id: answer.data.id }
}
