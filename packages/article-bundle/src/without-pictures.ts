import { type ArticleBlock, parseArticle, serializeArticle } from '@mishiori/article-blocks/document'
import { type MapObject, parseMapDocument, serializeMapDocument } from '@mishiori/map-document'
import type { NewRouteArticleInput } from '@repo/contract'
import { picturesIn } from './picture-addresses.ts'

/** The same article without uploaded pictures that are not to be had: blocks that show nothing else go with them, spots stay. */
export function withoutPictures(input: NewRouteArticleInput, missing: ReadonlySet<string>): NewRouteArticleInput {
  if (missing.size === 0) return input
  const isMissing = (address: unknown) => picturesIn(address).some((name) => missing.has(name))
  const { translation } = input
  return {
    ...input,
    layer: layersWithout(input.layer, isMissing),
    context: bodyWithout(input.context, isMissing),
    ...(translation && { translation: { ...translation, context: bodyWithout(translation.context, isMissing) } }),
    thumbnail_path: isMissing(input.thumbnail_path) ? null : input.thumbnail_path,
  }
}

type IsMissing = (address: unknown) => boolean

function layersWithout(layers: readonly unknown[], isMissing: IsMissing): unknown[] {
  const parsed = parseMapDocument(layers)
  if (!parsed.ok) return [...layers]
  const document = parsed.document
  const keep = (object: MapObject): MapObject =>
    object.kind === 'spot' ? { ...object, images: object.images.filter((address) => !isMissing(address)) } : object
  return [
    ...serializeMapDocument({
      ...document,
      layers: document.layers.map((layer) => ({ ...layer, objects: layer.objects.map(keep) })),
    }),
  ]
}

function bodyWithout(context: unknown, isMissing: IsMissing): unknown {
  const parsed = parseArticle(context)
  if (!parsed.ok) return context
  const keep = (block: ArticleBlock): readonly ArticleBlock[] => {
    if (block.type === 'image') return isMissing(block.url) ? [] : [block]
    if (block.type !== 'gallery') return [block]
    const images = block.images.filter(({ url }) => !isMissing(url))
    return images.length > 0 ? [{ ...block, images }] : []
  }
  return serializeArticle({ blocks: parsed.document.blocks.flatMap(keep) })
}
