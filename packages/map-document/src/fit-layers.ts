import { cutText } from './cut-text.ts'
import { MAP_LIMITS } from './limits.ts'
import type { MapObject } from './map-object.ts'

/** A layer to be, without an id. */
export interface LayerContents {
  readonly name: string
  readonly objects: readonly MapObject[]
}

/** Layers that a document has room for, with counts of what was joined and left out. */
export interface FittedLayers {
  readonly layers: readonly LayerContents[]
  /** How many fewer they are than without being put together. */
  readonly joinedLayers: number
  /** How many layers that were given go on in a further one. */
  readonly splitLayers: number
  /** How many objects there is no room for. */
  readonly leftOut: number
}

/** What there is room for: that of an empty map unless given. */
export interface LayerRoom {
  readonly layers?: number
  readonly objectsPerLayer?: number
}

/**
 * Fits what a file brings into the layers that there is room for. A layer with more goes on in a further one of its
 * name; where there are more layers than room for them, neighbours are put together, the smallest first. Only where all of that
 * is not enough, objects are left out: spots first, then shapes, lines last, from the end.
 */
export function fitLayers(given: readonly LayerContents[], room: LayerRoom = {}): FittedLayers {
  const { layers: maxLayers = MAP_LIMITS.layers, objectsPerLayer: max = MAP_LIMITS.objectsPerLayer } = room
  const full = given.filter(({ objects }) => objects.length > 0)
  const kept = selectMostDetailed(full, maxLayers * max)
  const leftOut = countObjects(full) - countObjects(kept)
  const parts = kept.flatMap((layer) => split(layer, max))
  const splitLayers = kept.filter(({ objects }) => objects.length > max).length
  const joined = joinNeighbours(parts, maxLayers, max)
  const layers = joined.length > maxLayers ? pour(joined, max) : joined
  return { layers, joinedLayers: parts.length - layers.length, splitLayers, leftOut }
}

const countObjects = (layers: readonly LayerContents[]) => layers.reduce((sum, { objects }) => sum + objects.length, 0)

const RANKS: Readonly<Record<MapObject['kind'], number>> = {
  line: 0,
  navigationLine: 0,
  recordedLine: 0,
  circle: 1,
  rectangle: 1,
  polygon: 1,
  spot: 2,
}

function selectMostDetailed(layers: readonly LayerContents[], room: number): readonly LayerContents[] {
  if (countObjects(layers) <= room) return layers
  const objects = layers.flatMap((layer) => layer.objects)
  const kept = new Set(objects.toSorted((a, b) => RANKS[a.kind] - RANKS[b.kind]).slice(0, room))
  const remaining = layers.map(({ name, objects }) => ({ name, objects: objects.filter((object) => kept.has(object)) }))
  return remaining.filter(({ objects }) => objects.length > 0)
}

function split({ name, objects }: LayerContents, max: number): readonly LayerContents[] {
  return Array.from({ length: Math.ceil(objects.length / max) }, (_, index) => ({
    name: index === 0 ? name : withSuffix(name, ` ${index + 1}`),
    objects: objects.slice(index * max, (index + 1) * max),
  }))
}

/** Puts the two neighbours together that hold the fewest, until there are few enough or none fit. */
function joinNeighbours(parts: readonly LayerContents[], maxLayers: number, max: number): readonly LayerContents[] {
  const layers = [...parts]
  while (layers.length > maxLayers) {
    const sums = layers.slice(1).map(({ objects }, index) => objects.length + (layers[index]?.objects.length ?? 0))
    const smallest = Math.min(...sums)
    if (smallest > max) break
    layers.splice(sums.indexOf(smallest), 2, ...pairJoined(layers, sums.indexOf(smallest)))
  }
  return layers
}

function pairJoined(layers: readonly LayerContents[], index: number): readonly LayerContents[] {
  const pair = layers.slice(index, index + 2)
  return [{ name: joinedName(pair.map(({ name }) => name)), objects: pair.flatMap(({ objects }) => objects) }]
}

/** Fills one layer after another to the brim: the last resort, as it parts what stood together. */
function pour(layers: readonly LayerContents[], max: number): readonly LayerContents[] {
  const objects = layers.flatMap((layer) => layer.objects.map((object) => ({ object, name: layer.name })))
  return Array.from({ length: Math.ceil(objects.length / max) }, (_, index) => {
    const slice = objects.slice(index * max, (index + 1) * max)
    return { name: joinedName([...new Set(slice.map(({ name }) => name))]), objects: slice.map(({ object }) => object) }
  })
}

const joinedName = (names: readonly string[]) => cutText([...new Set(names)].join(' / '), MAP_LIMITS.nameLength.max)

const withSuffix = (name: string, suffix: string) =>
  `${cutText(name, MAP_LIMITS.nameLength.max - suffix.length)}${suffix}`
