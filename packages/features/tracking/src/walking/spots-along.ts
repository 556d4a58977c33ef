import { type AnyLine, type MapDocument, type MapObjectId, mainLine, progressAlong } from '@mishiori/map-document'

/** A spot on the way. */
export interface SpotAlong {
  readonly id: MapObjectId
  readonly name: string
  readonly alongMeters: number
}

/** Farther spots are not on the way. */
export const ON_THE_WAY_METERS = 150

/** The line to follow: the main one, else the first. Null if none. */
export function lineToFollow(document: MapDocument): AnyLine | null {
  const objects = document.layers.flatMap((layer) => layer.objects)
  return mainLine(document) ?? objects.find((object): object is AnyLine => 'path' in object) ?? null
}

/** The spots near to a line, in the order in which they are come to. */
export function spotsAlong(document: MapDocument, { path }: Pick<AnyLine, 'path'>): readonly SpotAlong[] {
  const objects = document.layers.flatMap((layer) => layer.objects)
  return objects
    .flatMap((object): SpotAlong[] => {
      if (object.kind !== 'spot') return []
      const progress = progressAlong(path, object.position)
      if (!progress || progress.offMeters > ON_THE_WAY_METERS) return []
      return [{ id: object.id, name: object.name, alongMeters: progress.alongMeters }]
    })
    .sort((a, b) => a.alongMeters - b.alongMeters)
}
