import { expect, it } from 'vitest'
import { namedTimeZones } from './time-zone-names.server.ts'

const labelOf = (locale: 'ja' | 'en-us', zone: string) =>
  namedTimeZones(locale, 'UTC').find(({ value }) => value === zone)?.label

it.each([
  ['Asia/Tokyo', '東京', 'Tokyo'],
  ['America/New_York', 'ニューヨーク', 'New York'],
  ['America/Indiana/Knox', 'インディアナ州ノックス', 'Knox, Indiana'],
  ['Asia/Calcutta', 'コルカタ', 'Kolkata'],
  ['UTC', '協定世界時（UTC）', 'UTC'],
])('%s is %s and %s', (zone, japanese, english) => {
  expect(labelOf('ja', zone)).toBe(japanese)
  expect(labelOf('en-us', zone)).toBe(english)
})

it.each(['ja', 'en-us'] as const)('names every zone once in %s, by a city and in order', (locale) => {
  const zones = namedTimeZones(locale, 'Asia/Tokyo')
  const labels = zones.map(({ label }) => label)
  expect(zones.length).toBeGreaterThan(400)
  expect(new Set(zones.map(({ value }) => value)).size).toBe(zones.length)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels).toEqual([...labels].sort(new Intl.Collator(locale).compare))
  expect(labels.filter((label) => /[/_]/.test(label))).toEqual([])
  if (locale === 'ja') expect(labels.filter((label) => /^[A-Za-z ]+$/.test(label))).toEqual([])
})

it('keeps the present zone of an account where the list has it under another name', () => {
  expect(namedTimeZones('en-us', 'Asia/Kolkata').some(({ value }) => value === 'Asia/Kolkata')).toBe(true)
})
