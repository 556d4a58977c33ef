import { PbfWriter } from 'pbf'
import type { OsmData, OsmMember, OsmNode, OsmTags } from './osm.ts'

/** Units of the format's default granularity in a degree. */
const UNITS = 1e7
const MEMBER_TYPES: Readonly<Record<OsmMember['type'], number>> = { node: 0, way: 1 }

/**
 * Writes data as an `.osm.pbf` of one block a kind, which a town fits in easily. Nothing is compressed, so that the
 * same data gives the same bytes with every version of zlib.
 *
 * @see https://wiki.openstreetmap.org/wiki/PBF_Format
 */
export function writeOsmPbf(
  { nodes, ways, relations }: OsmData,
  { program, dataDate }: { program: string; dataDate?: Date },
): Uint8Array {
  const groups: readonly Group[] = [
    (group, strings) => group.writeMessage(2, writeDenseNodes, { nodes, strings }),
    (group, strings) => {
      for (const { id, refs, tags } of ways) group.writeMessage(3, writeWay, { id, refs, tags, strings })
    },
    (group, strings) => {
      for (const { id, members, tags } of relations)
        group.writeMessage(4, writeRelation, { id, members, tags, strings })
    },
  ]
  const blobs = [blob('OSMHeader', header(program, dataDate)), ...groups.map((group) => blob('OSMData', block(group)))]
  return new Uint8Array(Buffer.concat(blobs))
}

type Group = (group: PbfWriter, strings: StringTable) => void

class StringTable {
  /** The first entry is a delimiter and names nothing. */
  readonly #ids = new Map([['', 0]])

  id(text: string): number {
    const known = this.#ids.get(text)
    if (known !== undefined) return known
    this.#ids.set(text, this.#ids.size)
    return this.#ids.size - 1
  }

  get texts(): readonly string[] {
    return [...this.#ids.keys()]
  }
}

function header(program: string, dataDate?: Date): Uint8Array {
  return message((pbf) => {
    for (const feature of ['OsmSchema-V0.6', 'DenseNodes']) pbf.writeStringField(4, feature)
    pbf.writeStringField(5, 'Sort.Type_then_ID')
    pbf.writeStringField(16, program)
    if (dataDate) pbf.writeVarintField(32, dataDate.getTime() / 1_000)
  })
}

function block(write: Group): Uint8Array {
  const strings = new StringTable()
  const group = message((pbf) => write(pbf, strings))
  return message((pbf) => {
    pbf.writeMessage(1, writeStrings, strings.texts)
    pbf.writeBytesField(2, group)
  })
}

/** A blob behind its own header and that header's length, as files are made of. */
function blob(type: string, raw: Uint8Array): Buffer {
  const data = message((pbf) => {
    pbf.writeBytesField(1, raw)
  })
  const head = message((pbf) => {
    pbf.writeStringField(1, type)
    pbf.writeVarintField(3, data.length)
  })
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, data])
}

function message(write: (pbf: PbfWriter) => void): Uint8Array {
  const pbf = new PbfWriter()
  write(pbf)
  return pbf.finish()
}

function writeStrings(texts: readonly string[], pbf: PbfWriter): void {
  for (const text of texts) pbf.writeBytesField(1, Buffer.from(text, 'utf8'))
}

function writeDenseNodes(
  { nodes, strings }: { nodes: readonly OsmNode[]; strings: StringTable },
  pbf: PbfWriter,
): void {
  pbf.writePackedSVarint(1, differences(nodes.map(({ id }) => id)))
  pbf.writePackedSVarint(8, differences(nodes.map(({ lat }) => Math.round(lat * UNITS))))
  pbf.writePackedSVarint(9, differences(nodes.map(({ lng }) => Math.round(lng * UNITS))))
  if (!nodes.some(({ tags }) => tags)) return
  const pairs = ({ tags = {} }: OsmNode) =>
    Object.entries(tags)
      .flat()
      .map((text) => strings.id(text))
  pbf.writePackedVarint(
    10,
    nodes.flatMap((node) => [...pairs(node), 0]),
  )
}

interface Tagged {
  readonly id: number
  readonly tags: OsmTags
  readonly strings: StringTable
}

function writeTagged({ id, tags, strings }: Tagged, pbf: PbfWriter): void {
  pbf.writeVarintField(1, id)
  pbf.writePackedVarint(
    2,
    Object.keys(tags).map((key) => strings.id(key)),
  )
  pbf.writePackedVarint(
    3,
    Object.values(tags).map((value) => strings.id(value)),
  )
}

function writeWay({ refs, ...tagged }: Tagged & { refs: readonly number[] }, pbf: PbfWriter): void {
  writeTagged(tagged, pbf)
  pbf.writePackedSVarint(8, differences(refs))
}

function writeRelation({ members, ...tagged }: Tagged & { members: readonly OsmMember[] }, pbf: PbfWriter): void {
  writeTagged(tagged, pbf)
  pbf.writePackedVarint(
    8,
    members.map(({ role }) => tagged.strings.id(role)),
  )
  pbf.writePackedSVarint(9, differences(members.map(({ ref }) => ref)))
  pbf.writePackedVarint(
    10,
    members.map(({ type }) => MEMBER_TYPES[type]),
  )
}

const differences = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0))
