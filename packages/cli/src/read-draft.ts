import { openAsBlob } from 'node:fs'
import { basename, extname } from 'node:path'
import type { Operations } from '@mishiori/client'
import { addLayers, fitLayers, layerId, randomId, serializeMapDocument } from '@mishiori/map-document'
import { readRouteFile, titleOfFile, toMapObjects } from '@mishiori/route-files'
import type { Messages } from './messages.ts'

/** As long as the site takes a title, in code points. */
const LONGEST_TITLE = 100

type Draft = Operations['createRoute']['input']['body']

/** A route of a file, and how many objects there was no room for. */
interface ReadDraft {
  readonly draft: Draft
  readonly leftOut: number
}

/** @throws with the reason, when there is no route in the file or it cannot be opened. */
export async function readDraft(path: string, { names, noRoute, refusedFile }: Messages): Promise<ReadDraft> {
  const name = basename(path)
  const result = await readRouteFile(new File([await openAsBlob(path)], name))
  if (!result.ok) throw new Error(refusedFile(result.refusal.code, result.refusal.line ?? null))
  const found = toMapObjects(result.file, { createId: randomId, names })
  const { layers, leftOut } = fitLayers(found.layers)
  const withIds = layers.map((layer) => ({ ...layer, id: layerId(randomId()) }))
  const added = addLayers({ layers: [], mainLineId: null }, withIds)
  if (!added.ok) throw new Error(added.issue.code)
  if (added.document.layers.every(({ objects }) => objects.length === 0)) throw new Error(noRoute)
  const title = [...titleOfFile(result.file, basename(name, extname(name)))]
  return {
    leftOut,
    draft: {
      title: title.slice(0, LONGEST_TITLE).join(''),
      summary: '',
      layer: serializeMapDocument(added.document).map((layer) => ({ ...layer })),
      context: { version: 1, blocks: [] },
      tag: [],
      is_draft: true,
      private_mode: null,
      thumbnail_path: null,
    },
  }
}
