import type { MapDocument } from '@mishiori/map-document'

/** What is taken along: a layer or one object, under its name. */
export interface MapPart {
  readonly document: MapDocument
  /** Null for the whole map. */
  readonly name: string | null
}

/** The part that `layer:ID` or `object:ID` names; nothing names the whole. Null when the map has no such part. */
export function mapPart(document: MapDocument, part: string): MapPart | null {
  if (part === '') return { document, name: null }
  const [, kind, id] = /^(layer|object):(.+)$/s.exec(part) ?? []
  for (const layer of document.layers) {
    if (kind === 'layer' && layer.id === id) return { document: { ...document, layers: [layer] }, name: layer.name }
    const object = kind === 'object' ? layer.objects.find((one) => one.id === id) : undefined
    if (object) return { document: { ...document, layers: [{ ...layer, objects: [object] }] }, name: object.name }
  }
  return null
}
