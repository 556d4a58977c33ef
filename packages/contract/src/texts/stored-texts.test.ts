import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tidyStoredJson } from './stored-texts.ts'

const shown = (value: unknown): unknown => JSON.parse(tidyStoredJson(JSON.stringify(value)))

it.each([
  ['marks', `Z${'\u0336'.repeat(160)}`, `Z${'\u0336'.repeat(4)}`],
  ['line breaks', `a${'\n'.repeat(400)}b`, 'a\n\nb'],
  ['line breaks of other systems', `a${'\r\n'.repeat(400)}b`, 'a\n\nb'],
  ['lines of blanks', `a${'\n \u2800\t'.repeat(400)}\nb`, 'a\n\nb'],
  ['a direction', 'abc\u202egnp.exe', 'abcgnp.exe'],
  ['fillers', '\u3164\u3164', ''],
  ['spaces without width', 'a\u200b\u200b', 'a'],
  ['blank signs', ' \u2800 \u2800', ''],
])('bounds %s that were stored before their rule', (_, stored, text) => {
  expect(shown({ user: { nickname: stored }, tags: [stored] })).toEqual({ user: { nickname: text }, tags: [text] })
})

it.each([
  'a\n\nb',
  String.raw`a\n\n\nb "\n\n\n"`,
  'می‌خواهم 👩‍👩‍👧 葛\u{e0100}城',
  'x"\u2800"',
  '⠓⠑⠇⠇⠕⠀⠺',
  'Vie\u0323\u0302t',
])('leaves %j as it is', (text) =>
  expect(shown({ text, count: 1.5, no: null })).toEqual({ text, count: 1.5, no: null }),
)

it('tidies whatever is one of these, wherever it lies among the letters', () => {
  const letters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
  const unseen = letters.filter((letter) => /[\p{Default_Ignorable_Code_Point}\u202a-\u202e]/u.test(letter))
  const directions = ['\u061c', '\u2068', '\u2069'] // which stay: two isolate names, one makes its text Arabic
  expect(unseen.filter((letter) => shown(`a${letter}`) !== 'a')).toEqual(directions)
  const marks = letters.filter((letter) => /\p{Mn}/u.test(letter) && !unseen.includes(letter))
  expect(marks.length).toBeGreaterThan(1_000)
  expect(marks.filter((mark) => shown(`a${mark.repeat(40)}`) !== `a${mark.repeat(4)}`)).toEqual([])
})

it('leaves the lines of an article, which may be of code', () => {
  const context = { version: 1, blocks: [{ type: 'code', text: 'a\n\n\n\nb' }] }
  expect(shown({ context, summary: 'a\n\n\n\nb' })).toEqual({ context, summary: 'a\n\nb' })
})

it('is JSON of the same form, and the same when it is done again', () => {
  const hard = fc.constantFrom(
    'a',
    '"',
    '\\',
    '\n',
    '\r',
    '\u2800',
    '\u0336',
    '\u200d',
    '\u202e',
    '\u3164',
    'n',
    ' ',
    '\t',
  )
  const text = fc.array(hard, { maxLength: 30 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.array(fc.record({ text, n: fc.double({ noNaN: true, noDefaultInfinity: true }) })), (value) => {
      const once = tidyStoredJson(JSON.stringify(value))
      const read = JSON.parse(once) as typeof value // of the same form
      expect(read.map(({ n }) => (Object.is(n, -0) ? 0 : n))).toEqual(value.map(({ n }) => (Object.is(n, -0) ? 0 : n)))
      for (const one of read) expect(one.text).not.toMatch(/\n\s*\n\s*\n|\p{Mn}{5}/u)
      expect(tidyStoredJson(once)).toBe(once)
    }),
  )
})
