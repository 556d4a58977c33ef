import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { type ApiClient, createApiClient } from '@repo/contract'
import { DEMONSTRATION } from './demonstration.ts'
import { stationName } from './places.ts'
import { PREPARED, serve } from './server.ts'
import { findWay, STREET_EAST, STREET_WEST } from './town.ts'

/** No measure of the product: on a busy machine it takes as long as it takes. */
const WITHIN_MS = 600_000

/**
 * Once a run: lets the product make its database, load its places and its demonstration and build the roads of its town, so that every
 * server of the tests begins with a copy of that. @returns what deletes it again.
 */
export default async function prepareData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mishiori-e2e-prepared-'))
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    const server = await serve(folder)
    try {
      await untilPrepared(createApiClient((path, init) => fetch(new URL(path, server.origin), init)))
    } finally {
      await server.end()
    }
  } catch (error) {
    await discard()
    throw error
  }
  process.env[PREPARED] = folder
  return discard
}

async function untilPrepared(api: ApiClient): Promise<void> {
  await expect(async () => {
    const found = await api.searchPlaces({ query: { q: stationName('ja'), hl: 'ja' } })
    expect(found.ok && found.data.data[0]?.name).toBe(stationName('ja'))
    expect(await findWay(api, [STREET_WEST, STREET_EAST])).toMatchObject({ ok: true })
    const routes = await api.listRoutes({ query: { q: '中山道' } })
    expect(routes.ok && routes.data.data.map(({ title }) => title)).toContain(DEMONSTRATION.ja.title)
    // Articles are named after the places that have just been loaded.
    expect(routes.ok && routes.data.data.every(({ place_ja }) => place_ja !== null)).toBe(true)
  }).toPass({ timeout: WITHIN_MS })
}
