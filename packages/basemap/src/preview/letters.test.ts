import { beforeAll, expect, it } from 'vitest'
import { type Letters, openLetters } from './letters.ts'

let letters: Letters
beforeAll(async () => {
  letters = await openLetters()
})

it.each(['松本城 1,234 m', '髙尾山', '三条大橋(さんじょう)', 'Übersaxen', 'Pic de l’Estanyó', 'Łódź', '①〜③'])(
  'has the letters of %s',
  (text) => {
    expect(letters.set(text)?.letters).toHaveLength([...text].length)
  },
)

it.each(['', '   ', '한강', '🗻', '松本城🏯'])('sets nothing of what it has not all letters of: "%s"', (text) => {
  expect(letters.set(text)).toBeNull()
})

it('sets ideographs as wide as they are high, side by side', () => {
  const text = letters.set('松本城')
  expect(text?.width).toBe(3)
  expect(text?.letters.map(({ middle }) => middle)).toEqual([0.5, 1.5, 2.5])
})

it('sets composed and decomposed letters alike', () => {
  expect(letters.set('が'.normalize('NFD'))).toEqual(letters.set('が'))
})

it('cuts what is longer than there is room, and nothing else', () => {
  const dots = letters.set('…')?.letters[0]?.outline
  const cut = letters.set('松本城公園前停留所', 5)
  expect(cut?.width).toBeLessThanOrEqual(5)
  expect(cut?.letters.at(-1)?.outline).toBe(dots)
  expect(letters.set('松本城公園', 5)?.letters).toHaveLength(5)
  expect(letters.set('松本城公園', 5)?.letters.at(-1)?.outline).not.toBe(dots)
})

it('draws letters as high as an em', () => {
  const outline = letters.set('山')?.letters[0]?.outline ?? ''
  expect(outline).toMatch(/^m[\d-][\d mlhvqz-]*z$/)
})
