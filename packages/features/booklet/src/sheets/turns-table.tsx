import type { TurnsOfLine } from '@repo/contract'
import { formatDate } from '@repo/i18n'
import { usePlanningMessages } from '@repo/planning/planning-messages'
import { type TurnsRow, turnRows } from '@repo/planning/turn-rows'
import { alongTheWay } from '@repo/planning/use-along-words'
import { useLanguage } from '@repo/web-kit/language'
import styles from './strip.module.css'
import { WayTable } from './way-table.tsx'

/** More would be a booklet of their own. */
export const TURN_ROWS_LIMIT = 120

/** Where the way turns, by kilometre, with the parts of which that is not known. */
export function TurnsTable({ found }: { found: TurnsOfLine }) {
  const t = usePlanningMessages()
  const { locale } = useLanguage()
  const { shown, hasMore } = printedRows(found)
  const { region } = found
  const source = t(region?.isInvented ? 'planning.dataInvented' : 'planning.dataSource')
  const notes = [
    ...(hasMore ? [t('turns.more', { max: shown.length })] : []),
    t('turns.note'),
    ...(region?.dataDate ? [t('planning.dataOf', { source, date: formatDate(region.dataDate, locale) })] : []),
  ]
  return (
    <WayTable title={t('turns.title')} heads={[{ text: t('turns.direction') }]} notes={notes}>
      {shown.map((row) => (
        <Row key={row.key} row={row} />
      ))}
    </WayTable>
  )
}

function Row({ row }: { row: TurnsRow }) {
  const t = usePlanningMessages()
  const language = useLanguage()
  const { figure: from, unit } = alongTheWay(row.fromMeters, language)
  const text =
    'turn' in row
      ? row.turn.text
      : t('turns.gap', { from, to: alongTheWay(row.unknown.toMeters, language).figure, unit })
  return (
    <tr>
      <td className={styles.kmCell}>{from}</td>
      <td>{text}</td>
    </tr>
  )
}

/** The first rows, as many as a booklet has room for. */
export function printedRows(found: TurnsOfLine) {
  const rows = turnRows(found)
  return { shown: rows.slice(0, TURN_ROWS_LIMIT), hasMore: rows.length > TURN_ROWS_LIMIT }
}
