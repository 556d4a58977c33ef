import type { ObjectNames, ReadNote, ReadRefusal } from '@mishiori/route-files'
import type { Translator } from '@repo/i18n'
import type { FileMessages } from './messages/en-us.ts'

type T = Translator<FileMessages>

/** Why a file was refused, with the line where there is one. */
export function formatRefusal({ code, line, column, params }: ReadRefusal, t: T): string {
  const reason = reasonOf(code, params, t)
  return line === null ? reason : t('file.atLine', { reason, line, column: column ?? 1 })
}

function reasonOf(code: ReadRefusal['code'], params: ReadRefusal['params'], t: T): string {
  switch (code) {
    case 'file.unsupported_format':
      if (params.format === 'unknown') return t('file.unknown')
      return t(code, { format: String(params.format ?? '').toUpperCase() })
    case 'file.too_many_points':
      return t(code, { max: params.max ?? '' })
    case 'file.encoding_unknown':
    case 'file.encoding_mismatch':
      return t(code, { encoding: String(params.encoding ?? '') })
    case 'file.json_number':
      return t(code, { found: String(params.found ?? '') })
    case 'file.positions_unreadable':
    case 'file.beyond_map':
    case 'file.no_fix':
    case 'file.addresses_only':
      return t(code, { count: Number(params.count) })
    default:
      return t(code)
  }
}

/** What was left out or mended, one sentence each. */
export function formatNotes(notes: readonly ReadNote[], t: T): string[] {
  return notes.map(({ code, count }) => t(`note.${code}`, { count }))
}

/** Names for unnamed objects of the file. */
export function objectNames({ name }: File, t: T): ObjectNames {
  return {
    layer: name.replace(/\.\w+$/, '') || t('file.layer'),
    spot: (number) => t('file.spot', { number }),
    area: (number) => t('file.area', { number }),
  }
}

/** Notes about approximated content. All other notes are about missing content. */
const APPROXIMATED: ReadonlySet<ReadNote['code']> = new Set([
  'time.without_zone',
  'time.without_clock',
  'line.became_spot',
  'track.pause_joined',
  'track.overlap',
  'color.approximated',
  'description.plain_text',
  'elevation.above_ground',
  'name.cut',
  'description.cut',
  'file.checksum_differs',
] as const)

/** Notes apart: what was taken over differently, and what was left out. */
export function sortNotes(notes: readonly ReadNote[]): {
  readonly approximated: readonly ReadNote[]
  readonly leftOut: readonly ReadNote[]
} {
  const { approximated = [], leftOut = [] } = Object.groupBy(notes, ({ code }) =>
    APPROXIMATED.has(code) ? 'approximated' : 'leftOut',
  )
  return { approximated, leftOut }
}
