import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseElevationSources } from './elevation-settings.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mishiori-dem-'))
  writeFileSync(join(folder, 'alps.pmtiles'), '')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const parseOne = (text: string) => parseElevationSources(text)[0]

describe('sources of elevation', () => {
  it('may be named: Japan at 5 and 10 m, the world, and the routing engine', () => {
    const sources = parseElevationSources('gsi, world,valhalla')
    expect(sources.map((source) => (source.kind === 'tiles' ? source.place : source.kind))).toEqual([
      { kind: 'server', template: 'https://cyberjapandata.gsi.go.jp/xyz/dem5a_png/{z}/{x}/{y}.png', maxZoom: 15 },
      { kind: 'server', template: 'https://cyberjapandata.gsi.go.jp/xyz/dem_png/{z}/{x}/{y}.png', maxZoom: 14 },
      { kind: 'server', template: 'https://tiles.mapterhorn.com/{z}/{x}/{y}.webp', maxZoom: 12 },
      'valhalla',
    ])
    expect(parseElevationSources('')).toEqual([])
  })

  it('may be a server, with what its tiles are and whom to thank', () => {
    const word =
      'mapbox=https://dem.example/{z}/{x}/{y}.webp?key=1#size=512&maxzoom=11&name=Alps&attribution=%C2%A9+Alps&link=https://alps.example'
    expect(parseOne(word)).toEqual({
      kind: 'tiles',
      encoding: 'mapbox',
      tilePixels: 512,
      place: { kind: 'server', template: 'https://dem.example/{z}/{x}/{y}.webp?key=1', maxZoom: 11 },
      credit: { name: 'Alps', attribution: '© Alps', url: 'https://alps.example' },
    })
    expect(parseOne('gsi=http://dem.example:8080/{z}/{x}/{y}.png')).toMatchObject({
      tilePixels: 256,
      place: { maxZoom: 14 },
      credit: { name: 'dem.example', attribution: 'dem.example', url: null },
    })
  })

  it('may be a folder or a file', () => {
    expect(parseOne(`terrarium=${folder}/{z}/{x}/{y}.png`)).toMatchObject({
      place: { kind: 'folder', template: `${folder}/{z}/{x}/{y}.png` },
      credit: { name: basename(folder) },
    })
    expect(parseOne(`terrarium=${folder}/alps.pmtiles#name=The+Alps`)).toMatchObject({
      place: { kind: 'archive', path: `${folder}/alps.pmtiles` },
      credit: { name: 'The Alps', attribution: 'The Alps' },
    })
  })

  it.each([
    ['mars', 'names "mars", which is neither gsi, world, valhalla nor begins with terrarium=, mapbox=, gsi='],
    [
      'https://dem.example/{z}/{x}/{y}.png?key=secret',
      'names "https://dem.example/{z}/{x}/{y}.png?…", which is neither',
    ],
    ['terrarium=https://dem.example/tiles', 'names an address without {z}, {x} and {y}'],
    ['terrarium=https://dem.example/{z}/{x}/{y}.png#size=128', 'has size=128, but tiles have 256 or 512 pixels'],
    [
      'terrarium=https://dem.example/{z}/{x}/{y}.png#maxzoom=19',
      'has maxzoom=19, but it must be a whole number from 1 to 18',
    ],
    [
      'terrarium=https://dem.example/{z}/{x}/{y}.png#zoom=9',
      'has the option "zoom", but knows only size, maxzoom, name',
    ],
    ['terrarium=https://dem.example/{z}/{x}/{y}.png#link=javascript:1', 'has a link that does not begin with https://'],
    ['terrarium=/nowhere/dem.pmtiles', 'names /nowhere/dem.pmtiles, which is not there'],
    ['terrarium=/nowhere/{z}/{x}/{y}.png', 'names /nowhere/, which is not there'],
    ['terrarium=/nowhere/{z}/{x}/{y}.png#maxzoom=9', 'has maxzoom for files, which tell it themselves'],
    ['terrarium=/nowhere/dem.tif', 'is neither a .pmtiles file nor a path with {z}, {x} and {y}'],
  ])('are refused in words: %s', (text, problem) => {
    expect(() => parseElevationSources(text)).toThrow(problem)
  })
})
