import { afterAll, beforeAll } from 'vitest'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import { buildTownTiles, openTownEngine, type TownEngine, type TownTiles } from './town-engine.ts'

/** The real engine on the demo town, while the tests of a file run. */
export function useTownEngine(): TownEngine {
  let parts: { readonly tiles: TownTiles; readonly town: TownEngine } | null = null
  beforeAll(async () => {
    const tiles = await buildTownTiles()
    parts = { tiles, town: await openTownEngine(tiles) }
  })
  afterAll(async () => {
    await parts?.town.engine.close()
    parts?.tiles.delete()
  })
  const built = () => {
    if (!parts) throw new Error('The town is built before the tests, not before the file.')
    return parts.town
  }
  return {
    get engine() {
      return built().engine
    },
    get warnings() {
      return built().warnings
    },
  }
}

/** The API with that engine. */
export function useTownApp(): { readonly app: TestApp; readonly engine: TownEngine['engine'] } {
  const town = useTownEngine()
  let app: TestApp | null = null
  beforeAll(async () => {
    app = await buildTestApp({}, undefined, undefined, { routing: town.engine })
  })
  afterAll(() => app?.close())
  return {
    get app() {
      if (!app) throw new Error('The app is built before the tests, not before the file.')
      return app
    },
    get engine() {
      return town.engine
    },
  }
}
