import { addLayers, fitLayers, layerId, randomId } from '@mishiori/map-document'
import { readRouteFile, toMapObjects, writeGpx } from '@mishiori/route-files'

export async function gpxAgain(file: Blob): Promise<string> {
  const result = await readRouteFile(file)
  if (!result.ok) {
    const { code, line, column } = result.refusal
    throw new Error(`${code} at line ${line}, column ${column}`)
  }

  const found = toMapObjects(result.file, {
    createId: randomId,
    names: { layer: 'File', spot: (n) => `Spot ${n}`, area: (n) => `Area ${n}` },
  })

  const { layers, leftOut } = fitLayers(found.layers) // at most 10 of at most 100 objects
  if (leftOut > 0) console.warn(`No room for ${leftOut} objects.`)
  const withIds = layers.map((layer) => ({ ...layer, id: layerId(randomId()) }))
  const added = addLayers({ layers: [], mainLineId: null }, withIds)
  if (!added.ok) throw new Error(added.issue.code)

  return writeGpx(added.document, { title: result.file.name || 'File' })
}
