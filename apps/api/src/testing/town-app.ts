import { afterAll, beforeAll } from 'vitest'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import { buildTownTiles, openTownEngine, type TownEngine, type TownTiles } from './town-engine.ts'

/** The API with the real engine on the demo town, while the tests of a file run. */
export function useTownApp(): { readonly app: TestApp; readonly engine: TownEngine['engine'] } {
  let parts: { readonly tiles: TownTiles; readonly town: TownEngine; readonly app: TestApp } | null = null
  beforeAll(async () => {
    const tiles = await buildTownTiles()
    const town = await openTownEngine(tiles)
    parts = { tiles, town, app: await buildTestApp({}, undefined, undefined, { routing: town.engine }) }
  })
  afterAll(async () => {
    await parts?.app.close()
    await parts?.town.engine.close()
    parts?.tiles.delete()
  })
  const built = () => {
    if (!parts) throw new Error('The town is built before the tests, not before the file.')
    return parts
  }
  return {
    get app() {
      return built().app
    },
    get engine() {
      return built().town.engine
    },
  }
}
