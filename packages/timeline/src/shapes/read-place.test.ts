import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readE7Into, readPlaceInto } from './read-place.ts'

function placeOf(value: unknown): readonly number[] | null {
  const place = { latE7: 0, lngE7: 0 }
  return readPlaceInto(place, value) ? [place.latE7, place.lngE7] : null
}

describe('readPlaceInto', () => {
  it('reads every place of the map in each spelling', () => {
    const lat = fc.integer({ min: -850_600_000, max: 850_600_000 })
    const lng = fc.integer({ min: -1_800_000_000, max: 1_800_000_000 })
    fc.assert(
      fc.property(lat, lng, (latE7, lngE7) => {
        fc.pre(latE7 !== 0 || lngE7 !== 0)
        const [latText, lngText] = [(latE7 / 1e7).toFixed(7), (lngE7 / 1e7).toFixed(7)]
        const texts = [`geo:${latText},${lngText}`, `${latText}°, ${lngText}°`, `${latText},${lngText}`]
        for (const text of texts) {
          expect(placeOf(text)).toEqual([latE7, lngE7].map((value) => value + 0))
          expect(placeOf({ latLng: text })).toEqual(placeOf(text))
        }
      }),
    )
  })

  it.each([
    ['geo:35.1,139.2;u=30', [351_000_000, 1_392_000_000]],
    ['+35,-139', [350_000_000, -1_390_000_000]],
    ['35.123456789° , 139.000000049°', [351_234_568, 1_390_000_000]],
    ['.5,.25', [5_000_000, 2_500_000]],
  ])('reads %s', (text, place) => {
    expect(placeOf(text)).toEqual(place)
  })

  it.each([
    ['0,0'],
    ['geo:0.0,-0.0'],
    ['85.0600001,0'],
    ['0,180.0000001'],
    ['NaN,1'],
    ['1e1,1'],
    ['0x10,1'],
    ['1,2,3'],
    ['1;2'],
    [','],
    ['35.1,'],
    ['35.1.2,3'],
    ['--1,2'],
    ['35 36,139'],
    [`${'9'.repeat(400)},1`],
    [{}],
    [null],
    [[35, 139]],
    [35],
  ])('[E49] finds no place in %j', (value) => {
    expect(placeOf(value)).toBeNull()
  })
})

describe('readE7Into', () => {
  const read = (latitude: unknown, longitude: unknown) => {
    const place = { latE7: 0, lngE7: 0 }
    return readE7Into(place, latitude, longitude) ? [place.latE7, place.lngE7] : null
  }

  it('takes numbers without their sign back', () => {
    expect(read(356_812_000, -739_856_560)).toEqual([356_812_000, -739_856_560])
    expect(read(2 ** 32 - 338_688_000, 2 ** 32 - 739_856_560)).toEqual([-338_688_000, -739_856_560])
  })

  it.each([
    [undefined, 1],
    ['350000000', 1],
    [Number.NaN, 1],
    [1, Number.POSITIVE_INFINITY],
    [900_000_000, 1],
    [0, 0],
  ])('[E49] finds no place in %j, %j', (latitude, longitude) => {
    expect(read(latitude, longitude)).toBeNull()
  })
})
