import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBlocks } from '../streets/osm-pbf/read-blocks.ts'
import { visitBlock } from '../streets/osm-pbf/visit-block.ts'
import { encodeGround, GROUND_FILE, type GroundNode, type GroundWay } from './ground-file.ts'
import { barrierOfNode, groundOfWay } from './way-ground.ts'

interface GroundOptions {
  /** Where the result goes; it exists. */
  readonly folder: string
  readonly extracts: readonly { readonly path: string }[]
}

/**
 * Writes what the ways of some extracts say about their ground. Routing tiles cannot say it: their builder fills in
 * what a way does not tell.
 *
 * @throws {OsmPbfError} when an extract is damaged.
 */
export async function buildGround({ folder, extracts }: GroundOptions): Promise<void> {
  const ways: GroundWay[] = []
  const nodes: GroundNode[] = []
  for (const { path } of extracts) {
    for await (const { bytes } of readBlocks(path)) {
      visitBlock(bytes, {
        node: ({ lng, lat }, tags) => {
          const barrier = tags && barrierOfNode(tags)
          if (barrier) nodes.push({ barrier, position: [lng, lat] })
        },
        way: (id, _, tags) => {
          const ground = groundOfWay(tags)
          if (ground) ways.push({ id, ...ground })
        },
      })
    }
  }
  await writeFile(join(folder, GROUND_FILE), encodeGround({ ways, nodes }))
}
