import { readdir, readFile, stat } from 'node:fs/promises'
import { fillTemplate, MAX_TILE_BYTES, type TileStore } from './tile-store.ts'

/** Tiles in a folder on this machine. `template` is a path with `{z}`, `{x}` and `{y}`. @throws when it holds no zoom. */
export async function openFolderTiles(template: string): Promise<TileStore> {
  return {
    label: template,
    maxZoom: await deepestZoom(template),
    async read(tile, signal) {
      const path = fillTemplate(template, tile)
      const size = await sizeOf(path)
      if (size === null) return null
      if (size > MAX_TILE_BYTES) throw new Error(`it is larger than ${MAX_TILE_BYTES} bytes`)
      return readFile(path, { signal })
    },
    close: async () => {},
  }
}

async function deepestZoom(template: string): Promise<number> {
  const folder = template.slice(0, template.indexOf('{z}'))
  const names = await readdir(folder)
  const zooms = names.filter((name) => /^\d{1,2}$/.test(name)).map(Number)
  if (zooms.length === 0) throw new Error(`${folder} holds no folder that is named after a zoom.`)
  return Math.max(...zooms)
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
