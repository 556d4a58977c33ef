import type { Position } from '@mishiori/map-document'
import {
  type ElevationCredit,
  type ElevationSource,
  type HeightGrid,
  type SourceElevations,
  TERRAIN_TILE_PIXELS,
  type TerrainSource,
} from './elevation-source.ts'

export interface CreditedElevations extends SourceElevations {
  /** The sources whose elevations are included, in the order of the requests. */
  readonly credits: readonly ElevationCredit[]
}

/** Several sources as one: each elevation comes from the first source that has it. */
export interface ElevationChain {
  /** Changes with the sources: what was made of others may look otherwise. */
  readonly version: string
  elevationsAt(positions: readonly Position[], signal: AbortSignal): Promise<CreditedElevations>
  /** Null when no source has whole tiles. */
  readonly terrain: (TerrainSource & { readonly credits: readonly ElevationCredit[] }) | null
  close(): Promise<void>
}

export function chainElevation(sources: readonly ElevationSource[], version: string): ElevationChain {
  return {
    version,
    elevationsAt: (positions, signal) => fillFromSources(sources, positions, signal),
    terrain: terrainOf(sources),
    close: async () => {
      await Promise.all(sources.map((source) => source.close()))
    },
  }
}

async function fillFromSources(
  sources: readonly ElevationSource[],
  positions: readonly Position[],
  signal: AbortSignal,
): Promise<CreditedElevations> {
  const elevationsMeters: (number | null)[] = positions.map(() => null)
  const credits: ElevationCredit[] = []
  let unknown = positions.map((position, index) => ({ position, index }))
  let isPartial = false
  for (const source of sources) {
    if (unknown.length === 0) break
    const missing = unknown.map(({ position }) => position)
    const answer = await source.elevationsAt(missing, signal)
    for (const [order, { index }] of unknown.entries()) elevationsMeters[index] = answer.elevationsMeters[order] ?? null
    const left = unknown.filter(({ index }) => elevationsMeters[index] === null)
    if (left.length < unknown.length) credits.push(source.credit)
    unknown = left
    isPartial ||= answer.isPartial
  }
  return { elevationsMeters, credits: uniqueCredits(credits), isPartial }
}

function terrainOf(sources: readonly ElevationSource[]): ElevationChain['terrain'] {
  const withTiles = sources.flatMap(({ terrain, credit }) => (terrain ? [{ terrain, credit }] : []))
  if (withTiles.length === 0) return null
  return {
    maxZoom: Math.max(...withTiles.map(({ terrain }) => terrain.maxZoom)),
    credits: uniqueCredits(withTiles.map(({ credit }) => credit)),
    async gridOf(tile, signal): Promise<HeightGrid> {
      const meters = new Float32Array(TERRAIN_TILE_PIXELS ** 2).fill(Number.NaN)
      let isPartial = false
      for (const { terrain } of withTiles) {
        if (!meters.some(Number.isNaN)) break
        const grid = await terrain.gridOf(tile, signal)
        for (const [i, height] of grid.meters.entries()) if (Number.isNaN(meters[i])) meters[i] = height
        isPartial ||= grid.isPartial
      }
      return { meters, isPartial }
    },
  }
}

/** Several sets of one provider are thanked once. */
function uniqueCredits(credits: readonly ElevationCredit[]): readonly ElevationCredit[] {
  return [...new Map(credits.map((credit) => [`${credit.name} ${credit.attribution}`, credit])).values()]
}
