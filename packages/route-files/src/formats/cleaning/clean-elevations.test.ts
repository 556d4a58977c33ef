import { describe, expect, it } from 'vitest'
import { readRouteFile } from '../../read-route-file.ts'
import { gpx, track } from '../../testing/points.ts'

/** Points along a meridian, `metersApart` from each other. */
async function read(given: readonly number[], metersApart: number) {
  const points = given.map(
    (meters, at) => `<trkpt lat="${36 + (at * metersApart) / 111_195}" lon="138"><ele>${meters}</ele></trkpt>`,
  )
  const result = await readRouteFile(gpx(track(points.join(''))))
  return result.ok ? [...(result.file.lines[0]?.segments[0]?.elevationsMeters ?? [])] : result.refusal.code
}

const none = Number.NaN

describe('elevations that devices write for none', () => {
  it.each([
    ['zero of FIT', -500],
    ['largest number of FIT', 12_606.8],
    ['nothing in tiles of terrain', -10_000],
    ['with a decimal', -9999.9],
    ['near zero', 0.4],
    ['one below zero', -1],
    ['of a raster', -99],
    ['another of a raster', -1000],
  ])('are missing among others: the %s', async (_, meters) => {
    expect(await read([702, 704, meters, 705, 701], 50)).toEqual([702, 704, none, 705, 701])
  })

  it('are missing at the start, however many', async () => {
    expect(await read([-500, -500, -500, -500, 702, 704], 50)).toEqual([none, none, none, none, 702, 704])
  })

  it.each([
    ['a flight', [8700, 8880, 9100, 9320, 9100], 4000],
    ['a dive', [-300, -440, -610, -440, -300], 200],
    ['a shore below the sea', [-428, -430, -431, -429], 50],
    ['a drive to a low shore', [120, 10, -3, -5, 15, 130], 2000],
    ['the sea between two hills', [130, 12, 0.3, 14, 150], 300],
    ['a way from a valley below the sea', [-120, -20, 60, 180], 2000],
  ])('are there in %s', async (_, given, metersApart) => {
    expect(await read(given, metersApart)).toEqual(given)
  })
})
