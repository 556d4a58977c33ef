import { expect, it } from 'vitest'
import { readValhallaTurns, valhallaTurnsRequest } from './valhalla-turns.ts'

/** Google's example of the format, with six decimals: 3.85, -12.02 to 4.07, -12.095. */
const SHAPE = '_p~iF~ps|U_ulLnnqC'
const turn = { type: 10, instruction: 'Turn right.', begin_shape_index: 1 }
const answerOf = (over: object) => ({ trip: { legs: [{ shape: SHAPE, maneuvers: [turn], ...over }] } })

it('reads each turn with its point', () => {
  const [way] = readValhallaTurns(answerOf({})) ?? []
  expect(way?.maneuvers).toEqual([{ kind: 'right', text: 'Turn right.', at: 1 }])
  expect(way?.shape).toHaveLength(2)
})

it('takes a kind that it does not know for one that goes on', () => {
  const [way] = readValhallaTurns(answerOf({ maneuvers: [{ ...turn, type: 99 }] })) ?? []
  expect(way?.maneuvers[0]?.kind).toBe('straight')
})

it.each([
  ['nothing', undefined],
  ['no legs', { trip: { legs: [] } }],
  ['a leg without a shape', answerOf({ shape: null })],
  ['a broken shape', answerOf({ shape: '~~~~~~~~~~' })],
  ['a leg without turns', answerOf({ maneuvers: null })],
  ['a turn without words', answerOf({ maneuvers: [{ ...turn, instruction: '' }] })],
  ['a sermon', answerOf({ maneuvers: [{ ...turn, instruction: 'a'.repeat(501) }] })],
  ['a turn beyond the shape', answerOf({ maneuvers: [{ ...turn, begin_shape_index: 2 }] })],
])('reads %s as none', (_, body) => {
  expect(readValhallaTurns(body)).toBeNull()
})

it('asks in the language of the reader', () => {
  const path = [[-12.02, 3.85] as const]
  const asked = { path, match: 'edge_walk', costing: 'bicycle' } as const
  expect(JSON.parse(valhallaTurnsRequest({ ...asked, language: 'ja' }))).toMatchObject({ language: 'ja-JP' })
  expect(JSON.parse(valhallaTurnsRequest({ ...asked, language: 'en-us' }))).toMatchObject({ language: 'en-US' })
})
