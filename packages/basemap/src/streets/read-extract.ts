import { areaDrawing, type Drawing, drawingOfNode, drawingOfWay } from './drawn-features.ts'
import { drawnBySize, nameOfLake } from './lakes.ts'
import { NodePositions } from './node-positions.ts'
import { OsmPbfError, readBlocks } from './osm-pbf/read-blocks.ts'
import {
  type BlockKinds,
  type OsmNode,
  type OsmRelationMember,
  type OsmVisitor,
  type Tags,
  visitBlock,
} from './osm-pbf/visit-block.ts'
import { type FlatPath, isClosed, joinRings, liesIn } from './rings.ts'
import type { StreetFeature } from './spool.ts'
import { placeOfNode, StreetNames, type StreetPlace } from './street-places.ts'
import { type WaysideFacts, type WaysidePlace, waysideOf } from './wayside/wayside-place.ts'

/** Receives the content of an extract in file order. */
export interface ExtractSink {
  readonly feature: (feature: StreetFeature) => void
  readonly place: (place: StreetPlace) => void
  readonly wayside: (place: WaysidePlace) => void
  /** Called with the position of every node. */
  readonly covers: (lng: number, lat: number) => void
  /** Called with the tags of every way. */
  readonly way: (tags: Tags) => void
  /** Called after each block, to write the results; receives the fraction of the extract that is done, 0 to 1. */
  readonly pause: (part: number) => Promise<void>
}

/** An area out of several ways, such as a lake with islands. */
interface JoinedArea {
  readonly drawing: Drawing
  readonly tags: Tags
  readonly outer: readonly number[]
  readonly inner: readonly number[]
}

/** A place on the way whose outline is several ways. */
interface WaysideArea {
  readonly id: string
  readonly facts: WaysideFacts
  readonly outer: readonly number[]
}

/** What relations ask for in the first pass. */
interface Relations {
  readonly areas: JoinedArea[]
  readonly waysides: WaysideArea[]
}

const PASSES = 4

/**
 * Reads what the map draws and the search finds from an `.osm.pbf` file, block by block, each kind of thing twice: first points with names,
 * relations and which nodes the drawn ways need, then where those are and the ways themselves.
 *
 * @throws {OsmPbfError} when it is damaged.
 */
export async function readExtract(path: string, sink: ExtractSink): Promise<void> {
  const kinds = new Map<number, BlockKinds>()
  const pass = async (number: number, visitor: OsmVisitor, shouldRead: (kinds: BlockKinds) => boolean) => {
    for await (const { bytes, offset, part } of readBlocks(path, (at) => shouldRead(kinds.get(at) ?? ANY))) {
      kinds.set(offset, visitBlock(bytes, visitor))
      await sink.pause((number + part) / PASSES)
    }
  }
  const relations: Relations = { areas: [], waysides: [] }
  const node: OsmVisitor['node'] = (found, tags) => {
    sink.covers(found.lng, found.lat)
    if (tags) takeNode(found, tags, sink)
  }
  await pass(0, { node, relation: (id, members, tags) => takeRelation({ id, members, tags }, relations) }, () => true)
  if (kinds.size === 0) throw new OsmPbfError('there is no data')
  const { areas, waysides } = relations
  const asked = [...areas.flatMap(partsOf), ...waysides.flatMap(({ outer }) => outer)]
  const parts = new Map<number, FlatPath>(asked.map((id) => [id, []]))
  const positions = new NodePositions()
  const want: OsmVisitor['way'] = (id, refs, tags) => {
    if (parts.has(id) || drawingOfWay(tags, isLoop(refs)) || waysideOf(tags)) positions.want(refs)
  }
  await pass(1, { way: want }, ({ hasWays }) => hasWays)
  positions.seal()
  await pass(2, { node: ({ id, lng, lat }) => positions.set(id, lng, lat) }, ({ hasNodes }) => hasNodes)
  const streets = new StreetNames()
  const way: OsmVisitor['way'] = (id, refs, tags) => takeWay({ id, refs, tags }, { positions, parts, streets, sink })
  await pass(3, { way }, ({ hasWays }) => hasWays)
  for (const area of areas) takeArea(area, parts, sink)
  for (const { id, facts, outer } of waysides) {
    takeWayside(
      { id, facts },
      outer.flatMap((part) => parts.get(part) ?? []),
      sink,
    )
  }
  for (const place of streets.places()) sink.place(place)
  await sink.pause(1)
}

/** Of a block that was not read yet. */
const ANY: BlockKinds = { hasNodes: true, hasWays: true }

const isLoop = (refs: readonly number[]) => refs.length > 3 && refs[0] === refs.at(-1)
const partsOf = ({ outer, inner }: JoinedArea) => [...outer, ...inner]

function takeNode({ id, lng, lat }: OsmNode, tags: Tags, sink: ExtractSink): void {
  const drawing = drawingOfNode(tags)
  if (drawing) sink.feature({ drawing, kind: 'point', paths: [[lng, lat]] })
  const place = placeOfNode(id, { lng, lat }, tags)
  if (place) sink.place(place)
  const facts = waysideOf(tags)
  if (facts) sink.wayside({ id: `N${id}`, lng, lat, ...facts })
}

interface Relation {
  readonly id: number
  readonly members: readonly OsmRelationMember[]
  readonly tags: Tags
}

function takeRelation({ id, members, tags }: Relation, { areas, waysides }: Relations): void {
  if (tags.get('type') !== 'multipolygon') return
  const waysOf = (isInner: boolean) =>
    members.filter(({ role }) => (role === 'inner') === isInner).map(({ wayId }) => wayId)
  const drawing = areaDrawing(tags)
  if (drawing) areas.push({ drawing, tags, outer: waysOf(false), inner: waysOf(true) })
  const facts = waysideOf(tags)
  if (facts) waysides.push({ id: `R${id}`, facts, outer: waysOf(false) })
}

/** An area is where the middle of its bounds is. @param path all of its outline, in any order. */
function takeWayside(place: { readonly id: string; readonly facts: WaysideFacts }, path: FlatPath, sink: ExtractSink) {
  let [west, south, east, north] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (let at = 0; at + 1 < path.length; at += 2) {
    const [lng = 0, lat = 0] = [path[at], path[at + 1]]
    west = Math.min(west, lng)
    east = Math.max(east, lng)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  if (west <= east) sink.wayside({ id: place.id, lng: (west + east) / 2, lat: (south + north) / 2, ...place.facts })
}

interface Way {
  readonly id: number
  readonly refs: readonly number[]
  readonly tags: Tags
}

interface WayContext {
  readonly positions: NodePositions
  /** Outlines that relations are waiting for. */
  readonly parts: Map<number, FlatPath>
  readonly streets: StreetNames
  readonly sink: ExtractSink
}

function takeWay({ id, refs, tags }: Way, { positions, parts, streets, sink }: WayContext): void {
  sink.way(tags)
  const drawing = drawingOfWay(tags, isLoop(refs))
  const facts = waysideOf(tags)
  if (!drawing && !facts && !parts.has(id)) return
  const path = positions.pathOf(refs)
  if (parts.has(id)) parts.set(id, path)
  if (facts) takeWayside({ id: `W${id}`, facts }, path, sink)
  if (!drawing || path.length < 4) return
  if (drawing.layer !== 'area') sink.feature({ drawing, kind: 'line', paths: [path] })
  else if (isClosed(path)) drawArea(drawing, tags, [path], sink)
  if (drawing.layer === 'road') streets.add(id, path, tags)
}

function takeArea(
  { drawing, tags, outer, inner }: JoinedArea,
  parts: ReadonlyMap<number, FlatPath>,
  sink: ExtractSink,
): void {
  const ringsOf = (ids: readonly number[]) => joinRings(ids.map((id) => parts.get(id) ?? []))
  const holes = ringsOf(inner)
  for (const ring of ringsOf(outer)) {
    drawArea(drawing, tags, [ring, ...holes.filter((hole) => liesIn(hole, ring))], sink)
  }
}

/** @param paths the shore, then those of islands. */
function drawArea(drawing: Drawing, tags: Tags, paths: readonly FlatPath[], sink: ExtractSink): void {
  const [shore = []] = paths
  sink.feature({ drawing: drawnBySize(drawing, shore), kind: 'area', paths })
  const name = drawing.properties.class === 'water' ? nameOfLake(tags, shore) : null
  if (name) sink.feature(name)
}
