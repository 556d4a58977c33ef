import type { PbfReader } from 'pbf'
import { OsmPbfError, parse } from './read-blocks.ts'

export type Tags = ReadonlyMap<string, string>

export interface OsmNode {
  readonly id: number
  readonly lng: number
  readonly lat: number
}

export interface OsmRelationMember {
  readonly wayId: number
  readonly role: string
}

/** Called with the content of a block. Content without a visitor is skipped unread. */
export interface OsmVisitor {
  /** Every node, with its tags where it has any. */
  readonly node?: (node: OsmNode, tags: Tags | null) => void
  readonly way?: (id: number, refs: readonly number[], tags: Tags) => void
  /** Of its members the ways. */
  readonly relation?: (id: number, members: readonly OsmRelationMember[], tags: Tags) => void
}

/** Kinds of things in a block. */
export interface BlockKinds {
  readonly hasNodes: boolean
  readonly hasWays: boolean
}

const NANO = 1e-9
const DEFAULT_GRANULARITY = 100
const WAY_MEMBER = 1

/** Fields that the format packs. */
type Packed = number[]

/** Reads one block. @throws {OsmPbfError} when it is damaged. */
export function visitBlock(bytes: Uint8Array, visitor: OsmVisitor): BlockKinds {
  const frame = { granularity: DEFAULT_GRANULARITY, latOffset: 0, lngOffset: 0 }
  const groups: Uint8Array[] = []
  let strings: readonly Uint8Array[] = []
  parse(bytes, (tag, pbf) => {
    if (tag === 1) strings = readStrings(pbf.readBytes())
    if (tag === 2) groups.push(pbf.readBytes())
    if (tag === 17) frame.granularity = pbf.readVarint()
    if (tag === 19) frame.latOffset = pbf.readVarint(true)
    if (tag === 20) frame.lngOffset = pbf.readVarint(true)
  })
  const block = new Block(strings, frame)
  const kinds = { hasNodes: false, hasWays: false }
  for (const group of groups) {
    parse(group, (tag, pbf) => {
      if (tag === 1 || tag === 2) kinds.hasNodes = true
      if (tag === 3) kinds.hasWays = true
      if (tag === 1 && visitor.node) block.readNode(pbf.readBytes(), visitor.node)
      if (tag === 2 && visitor.node) block.readDense(pbf.readBytes(), visitor.node)
      if (tag === 3 && visitor.way) block.readWay(pbf.readBytes(), visitor.way)
      if (tag === 4 && visitor.relation) block.readRelation(pbf.readBytes(), visitor.relation)
    })
  }
  return kinds
}

function readStrings(bytes: Uint8Array): readonly Uint8Array[] {
  const strings: Uint8Array[] = []
  parse(bytes, (tag, pbf) => {
    if (tag === 1) strings.push(pbf.readBytes())
  })
  return strings
}

interface Frame {
  readonly granularity: number
  readonly latOffset: number
  readonly lngOffset: number
}

const utf8 = new TextDecoder()

class Block {
  readonly #bytes: readonly Uint8Array[]
  readonly #texts: string[] = []
  readonly #frame: Frame

  constructor(strings: readonly Uint8Array[], frame: Frame) {
    this.#bytes = strings
    this.#frame = frame
  }

  readNode(bytes: Uint8Array, visit: NonNullable<OsmVisitor['node']>): void {
    const node = { id: 0, lat: 0, lng: 0, ...noTags() }
    parse(bytes, (tag, pbf) => {
      if (tag === 1) node.id = pbf.readSVarint()
      if (tag === 8) node.lat = pbf.readSVarint()
      if (tag === 9) node.lng = pbf.readSVarint()
      readTagField(tag, pbf, node)
    })
    visit(this.#place(node.id, node.lng, node.lat), node.keys.length > 0 ? this.#tags(node.keys, node.values) : null)
  }

  readDense(bytes: Uint8Array, visit: NonNullable<OsmVisitor['node']>): void {
    const dense: { ids: Packed; lats: Packed; lngs: Packed; tags: Packed } = { ids: [], lats: [], lngs: [], tags: [] }
    parse(bytes, (tag, pbf) => {
      if (tag === 1) pbf.readPackedSVarint(dense.ids)
      if (tag === 8) pbf.readPackedSVarint(dense.lats)
      if (tag === 9) pbf.readPackedSVarint(dense.lngs)
      if (tag === 10) pbf.readPackedVarint(dense.tags)
    })
    if (dense.ids.length !== dense.lats.length || dense.ids.length !== dense.lngs.length) {
      throw new OsmPbfError('nodes without positions')
    }
    let [id, lat, lng, at] = [0, 0, 0, 0]
    for (const [index, step] of dense.ids.entries()) {
      id += step
      lat += dense.lats[index] ?? 0
      lng += dense.lngs[index] ?? 0
      const tags = new Map<string, string>()
      for (; (dense.tags[at] ?? 0) !== 0; at += 2) tags.set(this.#text(dense.tags[at]), this.#text(dense.tags[at + 1]))
      at++
      visit(this.#place(id, lng, lat), tags.size > 0 ? tags : null)
    }
  }

  readWay(bytes: Uint8Array, visit: NonNullable<OsmVisitor['way']>): void {
    const way = { id: 0, refs: [] as Packed, ...noTags() }
    parse(bytes, (tag, pbf) => {
      if (tag === 1) way.id = pbf.readVarint()
      if (tag === 8) pbf.readPackedSVarint(way.refs)
      readTagField(tag, pbf, way)
    })
    visit(way.id, sums(way.refs), this.#tags(way.keys, way.values))
  }

  readRelation(bytes: Uint8Array, visit: NonNullable<OsmVisitor['relation']>): void {
    const relation = { id: 0, roles: [] as Packed, refs: [] as Packed, types: [] as Packed, ...noTags() }
    parse(bytes, (tag, pbf) => {
      if (tag === 1) relation.id = pbf.readVarint()
      if (tag === 8) pbf.readPackedVarint(relation.roles)
      if (tag === 9) pbf.readPackedSVarint(relation.refs)
      if (tag === 10) pbf.readPackedVarint(relation.types)
      readTagField(tag, pbf, relation)
    })
    const members = sums(relation.refs).flatMap((wayId, index) =>
      relation.types[index] === WAY_MEMBER ? [{ wayId, role: this.#text(relation.roles[index]) }] : [],
    )
    visit(relation.id, members, this.#tags(relation.keys, relation.values))
  }

  #place(id: number, lng: number, lat: number): OsmNode {
    const { granularity, lngOffset, latOffset } = this.#frame
    return { id, lng: NANO * (lngOffset + granularity * lng), lat: NANO * (latOffset + granularity * lat) }
  }

  #tags(keys: Packed, values: Packed): Tags {
    return new Map(keys.map((key, index) => [this.#text(key), this.#text(values[index])]))
  }

  #text(index = -1): string {
    const bytes = this.#bytes[index]
    if (!bytes) throw new OsmPbfError('a text is missing')
    this.#texts[index] ??= utf8.decode(bytes)
    return this.#texts[index]
  }
}

const noTags = () => ({ keys: [] as Packed, values: [] as Packed })

function readTagField(tag: number, pbf: PbfReader, to: { readonly keys: Packed; readonly values: Packed }): void {
  if (tag === 2) pbf.readPackedVarint(to.keys)
  if (tag === 3) pbf.readPackedVarint(to.values)
}

/** Numbers that are written as the difference to the one before. */
function sums(differences: Packed): number[] {
  let sum = 0
  return differences.map((difference) => {
    sum += difference
    return sum
  })
}
