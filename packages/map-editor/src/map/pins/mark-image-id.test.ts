import { expect, it } from 'vitest'
import { markImageId, parseMarkImageId } from './mark-image-id.ts'

it.each([[{ kind: 'chevron', color: 'red' }], [{ kind: 'distance', color: 'deepblue', count: 12 }]] as const)(
  'names the look %j so that it can be read back',
  (look) => {
    expect(parseMarkImageId(markImageId(look))).toEqual(look)
  },
)

it('leaves pictures of others alone', () => {
  expect(parseMarkImageId('mishiori-pin:S')).toBeNull()
  expect(parseMarkImageId('airport-15')).toBeNull()
})
