import { expect, it } from 'vitest'
import { objectOfHash } from './map-links.tsx'

it('is what an address leads to', () => {
  expect(objectOfHash('#map-object-rocks')).toBe('rocks')
  expect(objectOfHash('#map-object-a%20b')).toBe('a b')
})

it('is nothing where it leads elsewhere', () => {
  for (const hash of ['', '#map', '#map-object-', '#comments', '#map-object-%E3%81'])
    expect(objectOfHash(hash)).toBeNull()
})
