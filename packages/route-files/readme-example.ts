import { addObjects, createDocument, layerId, randomId } from '@mishiori/map-document'
import { readRouteFile, toMapObjects, writeGpx } from '@mishiori/route-files'

export async function gpxAgain(file: Blob): Promise<string> {
  const result = await readRouteFile(file)
  if (!result.ok) {
    const { code, line, column } = result.refusal
    throw new Error(`${code} at line ${line}, column ${column}`)
  }

  const { layerName, objects } = toMapObjects(result.file, {
    createId: randomId,
    names: { layer: 'File', spot: (n) => `Spot ${n}`, area: (n) => `Area ${n}` },
  })

  const empty = createDocument({ id: layerId(randomId()), name: 'layer 1' })
  const added = addObjects(empty, { id: layerId(randomId()), name: layerName }, objects)
  if (!added.ok) throw new Error(added.issue.code)

  return writeGpx(added.document, { title: layerName })
}
