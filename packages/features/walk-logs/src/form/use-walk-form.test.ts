import { PRODUCT_LIMITS } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { aWalkLog } from '../testing/sample-walks.ts'
import { toInput } from './send-walk.ts'
import { toFields } from './use-walk-form.ts'
import type { WalkFields } from './walk-draft.ts'

const fields: WalkFields = {
  walkedOn: '2026-11-03',
  hours: '1',
  minutes: '35',
  conditions: ['passable'],
  text: '',
  visibility: 'public',
  part: null,
  photos: [],
  trackId: null,
  hazards: {},
}
const { max } = PRODUCT_LIMITS.walkLog.minutes

describe('what is sent', () => {
  it('has the time in minutes', () => {
    expect(toInput(fields)).toEqual({
      walked_on: '2026-11-03',
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      part: null,
      minutes: 95,
      conditions: ['passable'],
      text: '',
      visibility: 'public',
      photo_ids: [],
      track_id: null,
    })
  })

  it.each([
    ['', '', null],
    ['2', '', 120],
    ['', '45', 45],
    ['', '90', 90],
    [String(max / 60), '', max],
  ])('of %s hours and %s minutes has %s', (hours, minutes, expected) => {
    expect(toInput({ ...fields, hours, minutes })).toMatchObject({ minutes: expected })
  })

  it.each([
    ['0', '0'],
    ['-1', '90'],
    ['1.51', ''],
    ['x', ''],
    [String(max / 60), '1'],
  ])('is refused with %s hours and %s minutes', (hours, minutes) => {
    expect(toInput({ ...fields, hours, minutes })).toBe('time')
  })

  it('has the photos in their order, and the recording', () => {
    const photos = [9, 3].map((id) => ({ id, url: `/files/${id}.jpg`, width: 8, height: 6 }))
    expect(toInput({ ...fields, photos, trackId: 12 })).toMatchObject({ photo_ids: [9, 3], track_id: 12 })
  })

  it('leaves the time to the recording where none is entered', () => {
    expect(toInput({ ...fields, hours: '', minutes: '', trackId: 12 })).not.toHaveProperty('minutes')
    expect(toInput({ ...fields, hours: '', minutes: '', trackId: null })).toHaveProperty('minutes', null)
  })

  it('needs a day', () => {
    expect(toInput({ ...fields, walkedOn: '' })).toBe('date')
  })

  it.each([null, 45, 60, 95])('is what was there after %s minutes', (minutes) => {
    expect(toInput(toFields(aWalkLog({ minutes })))).toMatchObject({ minutes })
  })
})
