import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareLines } from './compare-lines.ts'
import { joinEditedLines } from './edited-lines.ts'

const join = (before: readonly string[], after: readonly string[]) => joinEditedLines(compareLines(before, after))

describe('edited lines', () => {
  it('are told word by word, in Japanese too', () => {
    expect(join(['The bus leaves at nine.'], ['The bus leaves at ten.'])).toEqual([
      {
        kind: 'edited',
        parts: [
          { kind: 'same', text: 'The bus leaves at ' },
          { kind: 'removed', text: 'nine' },
          { kind: 'added', text: 'ten' },
          { kind: 'same', text: '.' },
        ],
      },
    ])
    const [line] = join(['バスは藪原の駅から出ます。'], ['バスは奈良井の駅から出ます。'])
    expect(line).toMatchObject({ kind: 'edited' })
  })

  it('that have little in common stay two', () => {
    expect(join(['One'], ['Quite another'])).toEqual([
      { kind: 'removed', text: 'One' },
      { kind: 'added', text: 'Quite another' },
    ])
  })

  it('lead from the one text to the other', () => {
    const line = fc
      .array(fc.constantFrom('a ', 'b ', 'c ', '峠', 'を'), { minLength: 1, maxLength: 8 })
      .map((text) => text.join(''))
    const lines = fc.array(line, { maxLength: 6 })
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const changes = compareLines(before, after)
        const side = (kind: 'removed' | 'added') =>
          join(before, after).flatMap((change) => {
            if (change.kind !== 'edited') return change.kind === kind ? [change.text] : []
            return [
              change.parts.flatMap((part) => (part.kind === kind || part.kind === 'same' ? [part.text] : [])).join(''),
            ]
          })
        const texts = (kind: string) => changes.flatMap((change) => (change.kind === kind ? [change.text] : []))
        expect(side('removed')).toEqual(texts('removed'))
        expect(side('added')).toEqual(texts('added'))
      }),
    )
  })

  it('of great length are not compared', () => {
    const long = 'word '.repeat(1_000)
    expect(join([long], [`${long}more`])).toHaveLength(2)
  })
})
