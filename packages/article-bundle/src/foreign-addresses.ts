import { imageUrls, parseArticle } from '@mishiori/article-blocks/document'
import { parseMapDocument } from '@mishiori/map-document'
import { foreignHost, type NewRouteArticleInput } from '@repo/contract'

/** Addresses of the pictures of an article that lie on other sites than `origin`, each once. */
export function foreignAddresses(input: NewRouteArticleInput, origin: string): readonly string[] {
  const bodies = [input.context, input.translation?.context].flatMap((context) => {
    const parsed = parseArticle(context)
    return parsed.ok ? imageUrls(parsed.document) : []
  })
  const map = parseMapDocument(input.layer)
  const objects = map.ok ? map.document.layers.flatMap((layer) => layer.objects) : []
  const photos = objects.flatMap((object) => (object.kind === 'spot' ? object.images : []))
  return [...new Set([...bodies, ...photos])].filter((address) => foreignHost(address, origin) !== null)
}
