import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tidyLine, tidyLines, visibleText } from './tidy-text.ts'

const KINDS = { tidyLine, tidyLines, visibleText }
const ZALGO = `Z${'\u0336\u0353\u035a\u0359'.repeat(40)}`

describe.each(Object.entries(KINDS))('%s', (_, tidy) => {
  it.each([
    '\u200b\u200b',
    '\u3164',
    '\u3164\u3164',
    '\u2800',
    '\u2800\u3000\u2800',
    '\u00ad',
    '\u200d\u200c\u2060',
    '\u115f\u1160\uffa0',
    '\u202e\u202c',
    '\u2066\u2069',
    '\u034f',
    '\ufe0f',
    '\u{e0100}\u{e0041}',
    '\u0336\u0353',
    '\u180e',
    '\ufffc\ufff9',
    '\u17b4\u17b5',
    '\u{1d173}\u{1d159}',
    '\u200e\u200f\u061c',
    '\u206a\u2061',
    '\u{e0001}',
    ' \u200b \u3164 ',
  ])('takes %j for empty', (text) => {
    expect(tidy(text).trim()).toBe('')
  })

  it.each([
    ['emoji of several people', '👨‍👩‍👧‍👦'],
    ['an emoji of a profession', '👩🏽‍🚒'],
    ['an emoji in colour', '❤️‍🔥 ☀️ 1️⃣'],
    ['a regional flag', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a flag', '🇯🇵'],
    ['a heart in black', '❤︎'],
    ['Persian', 'می‌خواهم'],
    ['Hindi', 'क्‍ष र्‍क श्री'],
    ['Bengali', 'র‍্য'],
    ['Malayalam', 'ന്‍'],
    ['Sinhala', 'ශ්‍රී'],
    ['Thai', 'ที่นี่ น้ำ'],
    ['Vietnamese', 'Ti\u00eang Vi\u1ec7t'],
    ['Vietnamese as separate marks', 'Vie\u0323\u0302t'],
    ['Hebrew with points', 'בְּרֵאשִׁ֖ית'],
    ['Arabic with vowels', 'مُحَمَّدٌ'],
    ['Hebrew beside Latin letters', 'עברית\u200e (abc)'],
    ['Burmese', 'မြွှေ ကျွန်ုပ်'],
    ['Khmer with spaces without width', 'ភាសា\u200bខ្មែរ'],
    ['Tibetan', 'བསྒྲུབས'],
    ['a variant of a kanji', '葛\u{e0100}城 辻\u{e0101}'],
    ['kana as separate marks', 'か\u3099 ハ\u309a'],
    ['names as they are written', '髙﨑 𠮷野 神\ufa19'],
    ['Latin', 'Zu\u0308rich, naïve — “x”'],
    ['Braille', '⠓⠑⠇⠇⠕⠀⠺'],
  ])('leaves %s as it is', (_name, text) => {
    expect(tidy(text)).toBe(text)
  })

  it('leaves four marks a letter, and three hundred letters of them', () => {
    expect(tidy(ZALGO)).toBe('Z\u0336\u0353\u035a\u0359')
    expect(tidy('Z\u0336\u0353\u035a\u0359')).toBe('Z\u0336\u0353\u035a\u0359')
    expect(tidy('Z\u0336\u0353\u035a\u0359\u0336')).toBe('Z\u0336\u0353\u035a\u0359')
    expect(tidy(ZALGO.repeat(300))).toBe('Z\u0336\u0353\u035a\u0359'.repeat(300))
    expect(tidy(`\u0e01${'\u0e49'.repeat(40)}`)).toBe('\u0e01\u0e49\u0e49\u0e49\u0e49')
    expect(tidy(`a${'\u20dd'.repeat(9)}`)).toBe('a\u20dd\u20dd\u20dd\u20dd')
  })

  it('does not let unseen characters begin a new count', () => {
    for (const between of ['\u200d', '\u034f', '\u200b', '\ufe0f', '\u2060']) {
      expect(tidy(`Z${`\u0336${between}`.repeat(40)}`).match(/\p{M}/gu)?.length).toBeLessThanOrEqual(4)
    }
  })

  it('removes what turns the direction of what follows', () => {
    expect(tidy('abc\u202egnp.exe\u2067x')).toBe('abcgnp.exex')
  })

  it('is the same when it is done again, and never longer', () => {
    const hard = fc.constantFrom(
      'a',
      '道',
      'ا',
      '\u0336',
      '\u200d',
      '\u200b',
      '\u2800',
      ' ',
      '\n',
      '\ufe0f',
      '👩',
      '\u{e0067}',
      '\u{1f3f4}',
      'क',
      '\u094d',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(hard).map((parts) => parts.join('')),
          fc.string({ unit: 'grapheme' }),
        ),
        (text) => {
          const once = tidy(text)
          expect(tidy(once)).toBe(once)
          expect(once.length).toBeLessThanOrEqual(text.length)
          expect(once).not.toMatch(/[^\p{M}][\p{Mn}\p{Me}]{5}/u)
        },
      ),
    )
  })
})

describe('lines', () => {
  it.each([
    ['a\nb', 'a\nb'],
    ['a\n\nb', 'a\n\nb'],
    ['a\n\n\nb', 'a\n\nb'],
    [`a${'\n'.repeat(400)}b`, 'a\n\nb'],
    ['a\r\n\r\n\r\nb\rc', 'a\n\nb\nc'],
    ['a\n \n\t\n\u3000\nb', 'a\n\nb'],
    ['a\n\u200b\n\u2800\n\u3164\nb', 'a\n\nb'],
    ['a\u2028\u2029\u0085\u000b\fb', 'a\n\nb'],
    ['  a  \n', 'a'],
    ['- a\n    - b', '- a\n    - b'],
    [`a${' '.repeat(400)}b`, `a${' '.repeat(16)}b`],
  ])('make %j to %j', (text, tidied) => {
    expect(tidyLines(text)).toBe(tidied)
  })
})

it.each([
  ['a\n\n\n\nb', 'a b'],
  [' \u3000a \t b\u2800', 'a b'],
  ['a\u200bb', 'ab'],
  ['a\u3000b\u00a0c', 'a\u3000b\u00a0c'],
  ['a\u2028b', 'a b'],
])('makes one line of %j: %j', (text, line) => {
  expect(tidyLine(text)).toBe(line)
})

it('takes time in proportion to the text', () => {
  const hostile = ['\n \u2800', '\u0336', '\u200d', ' ', '\n', '\u{1f3f4}\u{e0067}', 'a\u0336\u200d']
  for (const part of hostile) expect(tidyLines(`a${part.repeat(30_000)}b`).length).toBeLessThan(1_000_000)
})
