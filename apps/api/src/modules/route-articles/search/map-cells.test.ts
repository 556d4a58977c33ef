import { expect, it } from 'vitest'
import { tokensOfBox, tokensOfPaths } from './map-cells.ts'

it('asks for a box of any size by cells that every line through it is known by', () => {
  const lines = [0.01, 1, 12, 90].map((degrees) =>
    tokensOfPaths([[[138 - degrees / 2, 36] as const, [138 + degrees / 2, 36] as const]]),
  )
  for (const half of [0.0001, 0.01, 0.3, 4, 60]) {
    const queried = new Set(tokensOfBox([138 - half, 36 - half / 2, 138 + half, 36 + half / 2]))
    expect(lines.map((tokens) => tokens.some((token) => queried.has(token)))).toEqual([true, true, true, true])
  }
})
