import { parseMapDocument, recolorObjects, serializeMapDocument } from '@mishiori/map-document'
import type { RouteArticle } from '@repo/contract'
import { createBlocksService } from '../modules/blocks/blocks.service.ts'
import type { FilesService } from '../modules/files/files.service.ts'
import { createNotificationsService } from '../modules/notifications/notifications.service.ts'
import { createClonesService } from '../modules/route-articles/clones/clones.service.ts'
import type { CopyCounts } from '../modules/route-articles/clones/copy-counts.ts'
import type { RouteArticlesService } from '../modules/route-articles/route-articles.service.ts'
import type { Database } from '../platform/database.ts'
import { DEMO_CLONE } from './demo-clone.ts'

interface CloneDependencies {
  readonly files: FilesService
  readonly articles: RouteArticlesService
  readonly copyCounts: CopyCounts
}

/** A clone of another user's article, with its own text and another line colour. */
export async function loadClone(
  tx: Database,
  { originalId, userId }: Record<'originalId' | 'userId', number>,
  { files, articles, copyCounts }: CloneDependencies,
): Promise<void> {
  const blocks = createBlocksService()
  const { notify } = createNotificationsService({ jobs: { enqueue: async () => {} } })
  const throttle = { hit: async () => {} }
  const clones = createClonesService({
    db: tx,
    throttle,
    files,
    blocks,
    routeArticles: articles,
    copyCounts,
    notify,
    mayPublishStrava: false,
  })
  const cloner = { userId, token: null }
  const { layer } = await articles.read(originalId, cloner)
  const cloneInput = { title: DEMO_CLONE.title, layer_ids: idsOf(layer), with_text: true }
  const { id, version, ...draft } = await clones.clone(cloner, originalId, cloneInput)
  const { language, translation, context, tag, thumbnail_path } = draft
  const input = {
    title: DEMO_CLONE.title,
    summary: DEMO_CLONE.summary,
    language,
    context,
    tag,
    thumbnail_path,
    translation: translation && { ...DEMO_CLONE.translation, context: translation.context },
    layer: withOtherColor(draft.layer),
    is_draft: false,
    private_mode: null,
  }
  await articles.save(userId, { id, input, version, trigger: 'manual' })
}

function idsOf(layers: RouteArticle['layer']): string[] {
  return mapOf(layers).layers.map(({ id }) => id)
}

function withOtherColor(layers: RouteArticle['layer']): RouteArticle['layer'] {
  const map = mapOf(layers)
  const recolored = recolorObjects(map, map.mainLineId === null ? [] : [map.mainLineId], 'teal')
  return recolored.ok ? [...serializeMapDocument(recolored.document)] : layers
}

function mapOf(layers: RouteArticle['layer']) {
  const parsed = parseMapDocument(layers)
  if (!parsed.ok) throw new Error('The map of the demonstration cannot be read.')
  return parsed.document
}
