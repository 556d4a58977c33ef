import type { MapDocument } from '@mishiori/map-document'

/** The parts of a map that reveal when its author was where. One text for each recording: which one, from where and to where. */
export function recordingExtents(map: MapDocument | null): readonly string[] {
  const objects = map?.layers.flatMap((layer) => layer.objects) ?? []
  return objects.flatMap((object) =>
    object.kind === 'recordedLine'
      ? [JSON.stringify([object.id, object.path.length, object.path[0], object.path.at(-1)])]
      : [],
  )
}

/** Whether a user with access to some recordings would learn more from others. */
export function showsMore(extents: readonly string[], known: readonly string[]): boolean {
  return extents.some((extent) => !known.includes(extent))
}
