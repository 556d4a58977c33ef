import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const read = (env: Readonly<Record<string, string>>) => readConfig(env, []).basemaps
const ids = (env: Readonly<Record<string, string>>) => read(env).offered.map(({ id }) => id)
const OWN_DATABASE = { DATABASE_URL: 'postgres://db/mishiori' }

describe('the basemaps that are offered', () => {
  it('begin with one that shows streets, whatever database there is', () => {
    expect(ids({})).toEqual(['openfreemap', 'embedded', 'gsi-standard', 'gsi-pale', 'gsi-photo'])
    expect(read(OWN_DATABASE)).toEqual(read({}))
  })

  it('are what one setting names, the default first, the embedded one always', () => {
    const env = {
      BASEMAPS: 'gsi-pale, protomaps=/srv/japan.pmtiles, style=https://a.example/s.json?key=1,style=http://b.example/',
    }
    expect(ids(env)).toEqual([
      'gsi-pale',
      'protomaps',
      'style:https://a.example/s.json?key=1',
      'style:http://b.example/',
      'embedded',
    ])
    expect(read(env)).toMatchObject({ protomaps: '/srv/japan.pmtiles' })
  })

  it('alone are let through by the content security policy, with the origins that are named beside', () => {
    expect(read({ BASEMAPS: 'embedded' }).origins).toEqual([])
    expect(read({ BASEMAPS: 'protomaps=https://tiles.example/planet.pmtiles' }).origins).toEqual([])
    const env = {
      BASEMAPS: 'gsi-pale,gsi-photo,style=https://a.example/s.json',
      BASEMAP_ORIGINS: 'https://t.example/x',
    }
    expect(read(env).origins).toEqual(['https://cyberjapandata.gsi.go.jp', 'https://a.example', 'https://t.example'])
  })

  it.each([
    ['none', ['embedded'], []],
    ['https://maps.example/walk.json', ['style:https://maps.example/walk.json', 'embedded'], ['https://maps.example']],
  ])('follow the former setting %s', (url, expected, origins) => {
    expect(ids({ BASEMAP_STYLE_URL: url })).toEqual(expected)
    expect(read({ BASEMAP_STYLE_URL: url }).origins).toEqual(origins)
    expect(ids({ BASEMAP_STYLE_URL: url, BASEMAPS: 'gsi-photo' })).toEqual(['gsi-photo', 'embedded'])
  })

  it.each([
    ['BASEMAPS', 'google', 'has "google", but knows only embedded, openfreemap'],
    ['BASEMAPS', 'style', 'needs an address: style=https://'],
    ['BASEMAPS', 'style=javascript:alert(1)', 'needs an address'],
    ['BASEMAPS', 'protomaps', 'needs a file or an address'],
    ['BASEMAPS', 'openfreemap=https://x.example', 'which it has already'],
    ['BASEMAPS', 'gsi-pale,gsi-pale', 'names gsi-pale twice'],
    ['BASEMAP_ORIGINS', 'tiles.example', 'must be addresses'],
    ['BASEMAP_STYLE_URL', 'liberty', 'BASEMAPS has taken its place'],
  ])('refuse %s=%s and say why', (name, value, text) => {
    expect(() => read({ [name]: value })).toThrow(text)
  })
})
