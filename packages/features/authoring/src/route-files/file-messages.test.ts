import type { ReadRefusal } from '@mishiori/route-files'
import { createTranslator } from '@repo/i18n'
import { expect, it } from 'vitest'
import { formatNotes, formatRefusal } from './file-messages.ts'
import { messages as english, type FileMessages } from './messages/en-us.ts'
import { messages as japanese } from './messages/ja.ts'

const ja = createTranslator<FileMessages>('ja', japanese)
const en = createTranslator<FileMessages>('en-us', english)
const refusal = (changes: Partial<ReadRefusal>): ReadRefusal => ({
  code: 'file.broken_xml',
  line: null,
  column: null,
  params: {},
  ...changes,
})

it('says the reason and the line', () => {
  expect(formatRefusal(refusal({ line: 12, column: 3 }), en)).toBe(
    'The file is damaged: its tags don’t match. (line 12, column 3 of the file)',
  )
  expect(formatRefusal(refusal({ line: 12, column: 3 }), ja)).toContain('（ファイルの12行目、3文字目）')
})

it('says what the file is instead, and how much is too much', () => {
  expect(formatRefusal(refusal({ code: 'file.unsupported_format', params: { format: 'nmea' } }), ja)).toBe(
    'これはNMEAのファイルです。GPX・KML・KMZ・GeoJSON・TCX・FITのファイル、GPXの入ったZIP、または写真を選んでください。',
  )
  expect(formatRefusal(refusal({ code: 'file.unsupported_format', params: { format: 'xml' } }), en)).toBe(
    'XML files can’t be read. Choose a GPX, KML, KMZ, GeoJSON, TCX or FIT file, a ZIP with a GPX file, or a photo.',
  )
  expect(formatRefusal(refusal({ code: 'file.too_many_points', params: { max: 500_000 } }), en)).toContain(
    '500,000 points',
  )
})

it('says how many coordinates could not be read', () => {
  const unreadable = (count: number) => refusal({ code: 'file.positions_unreadable', params: { count } })
  expect(formatRefusal(unreadable(2), en)).toContain('all 2 points')
  expect(formatRefusal(unreadable(1), en)).toContain('the only point')
  expect(formatRefusal(unreadable(2), ja)).toContain('点2個の座標')
})

it('says what number and what bytes were meant, and where', () => {
  const number = refusal({ code: 'file.json_number', line: 2, column: 17, params: { found: '139.' } })
  expect(formatRefusal(number, en)).toMatch(/“139\.”.*\(line 2, column 17 of the file\)$/)
  expect(formatRefusal(number, ja)).toMatch(/「139\.」.*（ファイルの2行目、17文字目）$/)
  const bytes = refusal({ code: 'file.encoding_mismatch', line: 1, column: 9, params: { encoding: 'UTF-8' } })
  expect(formatRefusal(bytes, en)).toContain('aren’t valid UTF-8')
  expect(formatRefusal(refusal({ code: 'file.encoding_unknown', params: { encoding: 'x' } }), ja)).toContain('「x」')
})

it.each(['file.no_fix', 'file.addresses_only'] as const)('counts the points of %s', (code) => {
  expect(formatRefusal(refusal({ code, params: { count: 3 } }), en)).toContain('3')
  expect(formatRefusal(refusal({ code, params: { count: 3 } }), ja)).toContain('3')
})

it('counts what was left out', () => {
  const notes = [
    { code: 'point.position_invalid', count: 1 },
    { code: 'name.cut', count: 3 },
  ] as const
  expect(formatNotes(notes, en)).toEqual([
    '1 point without a valid position was left out.',
    '3 long names were shortened.',
  ])
})
