import type { ReadNote, ReadRefusal } from '@mishiori/route-files'
import type { EditorWords } from '../words/load-words.ts'

/** Why a file was refused, with the line where there is one. */
export function sayRefusal({ code, line, params }: ReadRefusal, t: EditorWords['t']): string {
  const reason = reasonOf(code, params, t)
  return line === null ? reason : t('file.atLine', { reason, line })
}

function reasonOf(code: ReadRefusal['code'], params: ReadRefusal['params'], t: EditorWords['t']): string {
  switch (code) {
    case 'file.unsupported_format':
      if (params.format === 'unknown') return t('file.unknown')
      return t(code, { format: String(params.format ?? '').toUpperCase() })
    case 'file.too_many_points':
      return t(code, { max: params.max ?? '' })
    case 'file.positions_unreadable':
    case 'file.beyond_map':
      return t(code, { count: Number(params.count) })
    default:
      return t(code)
  }
}

/** What was left out or mended, one sentence each. */
export function sayNotes(notes: readonly ReadNote[], t: EditorWords['t']): string[] {
  return notes.map(({ code, count }) => t(`note.${code}`, { count }))
}
