import type { ArticleDocument } from '@mishiori/article-blocks/document'
import {
  addLayers,
  cutText,
  type FittedLayers,
  layerId,
  type MapDocument,
  type MapObject,
} from '@mishiori/map-document'
import { languageOfTexts, PRODUCT_LIMITS, type RouteArticleInput } from '@repo/contract'
import { EMPTY_DRAFT } from './draft.ts'
import { toInput } from './draft-codec.ts'

interface NewArticle {
  /** Begins the ids of its layers, so that the same content sent again is the same. */
  readonly id: string
  /** Cut where it is longer than titles may be. */
  readonly title: string
  readonly layers: FittedLayers['layers']
  readonly text: ArticleDocument
}

/** What is sent for an article that was not written in the editor: a draft, in the language of its texts. */
export function newArticleInput({ id, title: fullTitle, layers, text }: NewArticle): RouteArticleInput {
  const contents = layers.map((layer, at) => ({ ...layer, id: layerId(`${id}-layer-${at}`) }))
  const title = cutText(fullTitle, PRODUCT_LIMITS.titleLength.max)
  const language = languageOfTexts([title, ...contents.flatMap(({ name, objects }) => [name, ...objects.map(textOf)])])
  return toInput({ ...EMPTY_DRAFT, title, map: documentOf(contents), text, ...(language && { language }) }, 'asDraft')
}

const textOf = ({ name, description }: MapObject) => `${name} ${description}`

function documentOf(layers: Parameters<typeof addLayers>[1]): MapDocument {
  const added = addLayers({ layers: [], mainLineId: null }, layers)
  if (!added.ok) throw new Error(`What was read is no map: ${added.issue.code}`)
  return added.document
}
