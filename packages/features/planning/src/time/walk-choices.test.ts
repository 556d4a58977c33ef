import { expect, it } from 'vitest'
import { paceOf, readChoices, USUAL } from './walk-choices.ts'

it.each([
  [null, USUAL],
  ['{', USUAL],
  ['null', USUAL],
  ['{"pace":"running","restMinutesPerHour":7,"startMinutes":1440}', USUAL],
  ['{"pace":"slow"}', { ...USUAL, pace: 'slow' }],
  [
    '{"pace":"fast","restMinutesPerHour":0,"startMinutes":390}',
    { pace: 'fast', restMinutesPerHour: 0, startMinutes: 390 },
  ],
])('reads %s', (text, choices) => {
  expect(readChoices(text)).toEqual(choices)
})

it('goes by a factor of the model', () => {
  expect(paceOf(USUAL)).toEqual({ factor: 1, restMinutesPerHour: 10 })
  expect(paceOf({ ...USUAL, pace: 'slow' }).factor).toBeGreaterThan(1)
  expect(paceOf({ ...USUAL, pace: 'fast' }).factor).toBeLessThan(1)
})
