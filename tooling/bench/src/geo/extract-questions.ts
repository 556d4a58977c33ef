import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Position } from '@mishiori/map-document'
import { findExtraFiles } from '../../../extra-data/extra-files.ts'
import type { BareEngine } from './bare-engine.ts'
import { createRandom, type Question } from './questions.ts'

const REGION = fileURLToPath(new URL('../../../../apps/api/src/region.ts', import.meta.url))
const PLACES = 60
/** Degrees, some two metres: another question about the same place. */
const BESIDE = 0.00002

/** The largest extract of real roads beside the project; null without any. */
export function findLargestExtract(): string | null {
  const { folder, names } = findExtraFiles('osm', /\.osm\.pbf$/)
  const paths = names.map((name) => join(folder, name))
  return paths.sort((a, b) => statSync(b).size - statSync(a).size)[0] ?? null
}

/** Installs an extract beside a product that runs, as an operator does. */
export function installExtract(dataFolder: string, path: string): void {
  const args = [REGION, 'add', path, '--name', 'extract']
  execFileSync(process.execPath, args, { env: { ...process.env, DATA_DIR: dataFolder }, stdio: 'ignore' })
}

/** Places on streets all over an installed extract, from each of which most others are reached in both modes. */
export async function findPlaces(engine: BareEngine): Promise<readonly Position[]> {
  const lines = readFileSync(join(engine.tiles, 'places.jsonl'), 'utf8').trim().split('\n')
  const listed = lines.map((line): { kind: string; lng: number; lat: number } => JSON.parse(line))
  const streets = listed.filter(({ kind }) => kind === 'street').map(({ lng, lat }): Position => [lng, lat])
  const apart = Math.max(1, Math.floor(streets.length / PLACES))
  const candidates = streets.filter((_, index) => index % apart === 0)
  for (const home of candidates) {
    const connected = await keepConnected(engine, candidates, home)
    if (connected.length > candidates.length / 2) return connected
  }
  throw new Error('the streets of the extract are not connected')
}

async function keepConnected(
  engine: BareEngine,
  places: readonly Position[],
  home: Position,
): Promise<readonly Position[]> {
  const isConnected = async (place: Position) => {
    const ways = (['driving', 'walking'] as const).flatMap((mode) => [
      { from: home, to: place, mode },
      { from: place, to: home, mode },
    ])
    const found = await Promise.allSettled(ways.map((way) => engine.send(way)))
    return found.every(({ status }) => status === 'fulfilled')
  }
  const kept = await Promise.all(places.map(isConnected))
  return places.filter((_, index) => kept[index])
}

/** Ways between such places, never the same twice, and the same ones in every run. */
export function* questionsBetween(places: readonly Position[], seed: number): Generator<Question, never> {
  const random = createRandom(seed)
  const place = (): Position => {
    const [lng = 0, lat = 0] = places[Math.floor(random() * places.length)] ?? []
    return [lng + (random() - 0.5) * BESIDE, lat + (random() - 0.5) * BESIDE]
  }
  for (;;) yield { from: place(), to: place(), mode: random() < 0.5 ? 'driving' : 'walking' }
}
