import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HEALTH_SERIES, withoutSeries } from '../path-series.ts'
import { aDocument, aLine, anyDocument, aSpot } from '../testing/samples.ts'
import { serializeMapDocument } from '../wire/serialize.ts'
import { hideHealth } from './hide-health.ts'

it('leaves out heart rates, powers and cadences, and nothing else', () => {
  const told = { heartRatesBpm: [90, null], powersWatts: [200, 0], cadencesRpm: [null, 80] }
  const line = { ...aLine('a'), temperaturesCelsius: [21.5, null], timestampsMs: [1, 2] }
  const untouched = [aSpot('b')]
  const document = aDocument([{ ...line, ...told }], untouched)
  const shown = hideHealth(document)
  expect(shown).toEqual(aDocument([line], untouched))
  expect(shown.layers[1]).toBe(document.layers[1])
  expect(document.layers[0]?.objects[0]).toHaveProperty('powersWatts')
})

it('gives back the same document where there is none', () => {
  const document = aDocument([aLine('a')], [aSpot('b')])
  expect(hideHealth(document)).toBe(document)
})

it('leaves no health value on the wire, whatever the document', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const wire = JSON.stringify(serializeMapDocument(hideHealth(document)))
      expect(wire).not.toMatch(/"(heart_rates|powers|cadences)":/)
      const lines = document.layers.flatMap(({ objects }) => objects.filter((object) => 'path' in object))
      const isTold = lines.some((line) => withoutSeries(line, HEALTH_SERIES) !== line)
      expect(hideHealth(document) === document).toBe(!isTold)
    }),
  )
})
