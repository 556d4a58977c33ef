import { expect, it } from 'vitest'
import { cutText, textLength } from './cut-text.ts'

it('cuts at a length, and never through the middle of a character of two units', () => {
  expect(cutText('鳥居峠', 3)).toBe('鳥居峠')
  expect(cutText('鳥居峠', 2)).toBe('鳥居')
  expect(cutText('𠮷野', 1)).toBe('𠮷')
  expect(cutText('𠮷野', 2)).toBe('𠮷野')
  expect(cutText('山𠮷野', 2)).toBe('山𠮷')
  expect(cutText('鳥居峠', 0)).toBe('')
})

it('counts characters, not what they are stored as', () => {
  expect(['', '鳥居峠', '𠮷野', '🥾'].map(textLength)).toEqual([0, 3, 2, 1])
})
