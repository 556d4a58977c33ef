import { imageUrls, parseArticle } from '@mishiori/article-blocks/document'
import { parseMapDocument } from '@mishiori/map-document'
import { foreignHost, type NewRouteArticleInput } from '@repo/contract'

/** With or without a host before it: the site may be reached by several. Stored names are random, so none is met by chance. */
const ADDRESS = /^((?:https?:\/\/[^/]{1,255})?)\/files\/([A-Za-z0-9_-]{1,128}\.[a-z0-9]{2,5})$/

const storedName = (text: string) => ADDRESS.exec(text)?.[2] ?? null

/** The stored names of all uploaded pictures that are anywhere in JSON, each once. */
export function picturesIn(value: unknown): readonly string[] {
  const names = new Set<string>()
  mapTexts(value, (text) => {
    const name = storedName(text)
    if (name !== null) names.add(name)
    return text
  })
  return [...names]
}

/** The address that replaces an uploaded picture's; undefined to leave it. `host` is '' where there is none before it. */
type Exchange = (storedName: string, host: string) => string | undefined

/** The same JSON with other addresses of uploaded pictures. */
export function exchangePictures<Value>(value: Value, exchange: Exchange): Value {
  const change = (text: string) => {
    const [, host = '', name] = ADDRESS.exec(text) ?? []
    return (name === undefined ? undefined : exchange(name, host)) ?? text
  }
  return mapTexts(value, change) as Value // texts alone are exchanged, for texts
}

/** As {@link exchangePictures}, with what comes before each address as it was. `addresses` are by stored names. */
export function withPictures<Value>(value: Value, addresses: ReadonlyMap<string, string>): Value {
  return exchangePictures(value, (name, host) => {
    const address = addresses.get(name)
    return address === undefined ? undefined : `${host}${address}`
  })
}

/** The same JSON with other texts where `exchange` gives one. */
export function exchangeTexts<Value>(value: Value, exchange: (text: string) => string | undefined): Value {
  return mapTexts(value, (text) => exchange(text) ?? text) as Value // texts alone are exchanged, for texts
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]))
}

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
