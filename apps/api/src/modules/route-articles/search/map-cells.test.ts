import { expect, it } from 'vitest'
import { cellTokensOfBox, cellTokensOfPaths, isNarrow } from './map-cells.ts'

it.each([
  [[138, 36, 140, 37], true],
  [[138, 36, 140.001, 37], false],
  [[179, -18, -179, -17], true],
  [[-179, -18, 179, -17], false],
] as const)('a box %j is narrow: %s', (box, expected) => {
  expect(isNarrow([...box])).toBe(expected)
})

it('asks for a box of any size by cells that every line through it is known by', () => {
  const lines = [0.01, 1, 12, 90].map((degrees) =>
    cellTokensOfPaths([[[138 - degrees / 2, 36] as const, [138 + degrees / 2, 36] as const]]),
  )
  for (const half of [0.0001, 0.01, 0.3, 4, 60]) {
    const asked = new Set(cellTokensOfBox([138 - half, 36 - half / 2, 138 + half, 36 + half / 2]))
    expect(lines.map((tokens) => tokens.some((token) => asked.has(token)))).toEqual([true, true, true, true])
  }
})
