import { imageAddress } from '@mishiori/article-blocks/document'
import type { FieldProblem, RouteArticleInput } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import { PICTURES_PATH } from '../blog/read-posts.ts'
import { PATH_PREFIX } from '../files/picture-copies.ts'
import { PREVIEWS_PATH } from './previews/preview-name.ts'

/** As clients write them and as they are stored: what a person wrote of an article. */
interface Written {
  readonly layer: unknown
  readonly context: unknown
  readonly translatedContext: unknown
}

interface ForeignPart {
  /** By which it is found again in what is stored. */
  readonly value: string
  readonly code: 'article.body_invalid' | 'article.map_invalid'
  readonly problem: FieldProblem
}

/** The kinds of blocks that this version knows. */
const BLOCK_TYPES: ReadonlySet<unknown> = new Set([
  'paragraph',
  'header',
  'list',
  'quote',
  'table',
  'singleImage',
  'images',
  'divider',
])
/** Where our own pictures are. Every other path of ours does or shows something else. */
const PICTURE_FOLDERS = [PATH_PREFIX, PREVIEWS_PATH, `${PICTURES_PATH}/`] as const

/**
 * Refuses what no version of ours writes: blocks of unknown kinds, and pictures at addresses of ours that are none. The
 * packages keep both, so that nothing is lost where a newer version has stored them; for that reason they may stay where
 * they are stored already. A newer client that meets this version keeps its draft on the device and sends it again.
 *
 * @param findStored what the article says now; asked only when there is something to compare.
 * @throws {AppError} `article.body_invalid`, `article.map_invalid`.
 */
export async function refuseForeignParts(
  input: RouteArticleInput,
  publicOrigin: string,
  findStored: () => Promise<Written | null>,
): Promise<void> {
  const { layer, context, translation } = input
  const found = foreignParts({ layer, context, translatedContext: translation?.context }, publicOrigin)
  if (found.length === 0) return
  const stored = await findStored()
  const known = new Set(stored && foreignParts(stored, publicOrigin).map(({ value }) => value))
  const refused = found.filter(({ value }) => !known.has(value))
  const [first] = refused
  if (first) throw new AppError(first.code, {}, { fields: refused.map(({ problem }) => problem) })
}

function foreignParts({ layer, context, translatedContext }: Written, publicOrigin: string): readonly ForeignPart[] {
  return [
    ...foreignInBody(context, 'context', publicOrigin),
    ...foreignInBody(translatedContext, 'translation.context', publicOrigin),
    ...foreignOnMap(layer, publicOrigin),
  ]
}

function foreignInBody(body: unknown, name: string, publicOrigin: string): readonly ForeignPart[] {
  return listOf(body, 'blocks').flatMap((block, index) => {
    const field = `${name}.blocks.${index}`
    const isKnown = BLOCK_TYPES.has(fieldOf(block, 'type')) || typeof fieldOf(block, 'type') !== 'string'
    if (!isKnown) return [part('article.body_invalid', JSON.stringify(block), { field, rule: 'block.unknown_type' })]
    const addresses = [fieldOf(block, 'url'), ...listOf(block, 'images').flatMap(addressesOfImage)]
    return addresses
      .filter((address) => isForeignAddress(address, publicOrigin))
      .map((address) => part('article.body_invalid', address, { field, rule: 'image.url_invalid' }))
  })
}

const addressesOfImage = (image: unknown) => [fieldOf(image, 'src'), fieldOf(image, 'url')]

function foreignOnMap(layers: unknown, publicOrigin: string): readonly ForeignPart[] {
  return (Array.isArray(layers) ? layers : []).flatMap((layer, layerIndex) =>
    listOf(layer, 'objects').flatMap((object, index) =>
      [fieldOf(object, 'url'), ...listOf(object, 'images')]
        .filter((address) => isForeignAddress(address, publicOrigin))
        .map((address) => {
          const field = `layer.${layerIndex}.objects.${index}`
          return part('article.map_invalid', address, { field, rule: 'image.url_invalid' })
        }),
    ),
  )
}

/** Whether it leads to us, but not to a picture. What is no address at all is left to those who read it. */
function isForeignAddress(value: unknown, publicOrigin: string): value is string {
  const address = typeof value === 'string' ? imageAddress(value) : null
  if (address === null) return false
  const { origin, pathname, search } = new URL(address, publicOrigin)
  if (origin !== publicOrigin) return false
  const isPicture = PICTURE_FOLDERS.some((folder) => pathname.startsWith(folder) && pathname.length > folder.length)
  return !isPicture || search !== ''
}

const part = (code: ForeignPart['code'], value: string, problem: FieldProblem): ForeignPart => ({
  value,
  code,
  problem,
})

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function listOf(value: unknown, key: string): readonly unknown[] {
  const list = fieldOf(value, key)
  return Array.isArray(list) ? list : []
}
