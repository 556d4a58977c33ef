import { describe, expect, it } from 'vitest'
import {
  type EmbedOptions,
  embedCode,
  embedMapPath,
  embedPath,
  embedTargetOf,
  isEmbedMapPath,
  readEmbedOptions,
} from './embedding.ts'

const DEFAULTS: EmbedOptions = { locale: null, theme: null, layerIds: [], hasProfile: false }
const ALL: EmbedOptions = { locale: 'en-us', theme: 'dark', layerIds: ['a', 'b & c'], hasProfile: true }
const route = { kind: 'routes', id: 12 } as const
const journey = { kind: 'journeys', id: 3 } as const
const optionsIn = (search: string) => readEmbedOptions(new URLSearchParams(search))

describe('options of a frame', () => {
  it('are read from its address', () => {
    expect(optionsIn('hl=en-us&theme=dark&layer=a&layer=b+%26+c&profile=1&utm_source=x')).toEqual(ALL)
  })

  it.each(['', 'hl=fr&theme=blue&layer=&profile=yes', 'hl=&theme=&profile=', 'HL=ja', `layer=${'x'.repeat(256)}`])(
    'are the usual ones for "%s"',
    (search) => {
      expect(optionsIn(search)).toEqual(DEFAULTS)
    },
  )

  it('name each layer once, with an id of 255 characters at most, and ten at most', () => {
    const longest = 'x'.repeat(255)
    expect(optionsIn(`layer=${longest}&layer=a&layer=a`).layerIds).toEqual([longest, 'a'])
    const many = Array.from({ length: 11 }, (_, index) => `layer=${index}`).join('&')
    expect(optionsIn(many).layerIds).toHaveLength(10)
  })

  it.each([DEFAULTS, ALL])('are the same after they were written', (options) => {
    for (const target of [route, journey]) {
      const path = embedPath(target, options)
      expect(readEmbedOptions(new URL(path, 'http://localhost').searchParams)).toEqual(options)
      expect(embedTargetOf(path, 'http://localhost')).toEqual(target)
    }
  })

  it('are left out of the address where they are the usual ones', () => {
    expect(embedPath(route, DEFAULTS)).toBe('/embed/12')
    expect(embedPath(journey, { ...DEFAULTS, theme: 'light' })).toBe('/embed/journeys/3?theme=light')
  })
})

describe('the live map of a frame', () => {
  it('has in the search of its address what its page depends on, and the rest behind it', () => {
    const path = embedMapPath(route, ALL)
    expect(path).toBe('/embed/12/map?hl=en-us&theme=dark#layer=a&layer=b+%26+c&profile=1')
    expect(embedMapPath(journey, DEFAULTS)).toBe('/embed/journeys/3/map')
  })

  it.each([
    ['/embed/12/map', true],
    ['/embed/journeys/3/map', true],
    ['/embed/12', false],
    ['/embed/map', false],
    ['/embed/0/map', false],
    ['/embed/12/map/x', false],
    ['/en/embed/12/map', false],
    ['/routes/12', false],
  ])('is at %s: %s', (path, isIt) => {
    expect(isEmbedMapPath(path)).toBe(isIt)
  })
})

describe('the address of what is shown', () => {
  it.each([
    ['https://m.example/routes/12', route],
    ['https://m.example/routes/12/?hl=ja#map', route],
    ['https://m.example/en/routes/12', route],
    ['https://m.example/embed/12?theme=dark', route],
    ['/routes/12', route],
    ['https://m.example/journeys/3', journey],
    ['https://m.example/embed/journeys/3', journey],
    ['https://evil.example/routes/12', null],
    ['https://m.example/users/12', null],
    ['https://m.example/routes/012', null],
    ['https://m.example/routes/12/compare', null],
    ['https://m.example/en/embed', null],
    ['javascript:alert(1)', null],
    ['http://[', null],
    ['', null],
  ])('%s', (address, target) => {
    expect(embedTargetOf(address, 'https://m.example')).toEqual(target)
  })
})

it('the code of a frame is HTML whatever its title says', () => {
  const address = `https://m.example${embedPath(route, ALL)}`
  expect(embedCode({ address, title: '"><script>&', width: 640, height: 420 })).toBe(
    '<iframe src="https://m.example/embed/12?hl=en-us&amp;theme=dark&amp;layer=a&amp;layer=b+%26+c&amp;profile=1" width="640" height="420" title="&quot;&gt;&lt;script&gt;&amp;" loading="lazy" style="border:0;max-width:100%"></iframe>',
  )
})
