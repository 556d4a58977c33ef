import { expect, it } from 'vitest'
import { TagNames } from './names.ts'

it('gives names with and without their prefix, also when they take the place of others', () => {
  const names = new TagNames()
  const at = (text: string) => names.at(`<${text}>`, 1, text.length + 1)
  for (const text of ['trkpt', 'gpx:trkpt', 'tokst', 'trkpt', '標高', '標高', 'a:b:c']) {
    expect(at(text)).toEqual({ written: text, local: text.slice(text.indexOf(':') + 1) })
  }
  expect(at('trkpt')).toBe(at('trkpt'))
})
