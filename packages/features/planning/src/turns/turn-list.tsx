import { useMapLinks } from '@repo/articles/map-links'
import type { LineTurn, TurnsOfLine } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { caretRight } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import styles from '../along/along.module.css'
import { alongTheWay } from '../along/use-along-words.ts'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import { TURN_ICONS } from './turn-icons.ts'
import { type TurnsRow, turnRows, type UnknownPart } from './turn-rows.ts'

/** Shown at first. */
const FEW = 8
const COLOR = '#2d6f5b'

/** The turns of a way by kilometre, with the parts of which nothing is known. */
export default function TurnList({ found }: { found: TurnsOfLine }) {
  const t = usePlanningMessages()
  const [isWhole, setIsWhole] = useState(false)
  const rows = useMemo(() => turnRows(found), [found])
  const onMap = useTurnOnMap(rows)
  const shown = isWhole ? rows : rows.slice(0, FEW)
  return (
    <>
      <ol className={styles.places}>
        {shown.map((row) =>
          'turn' in row ? (
            <TurnRow
              key={row.key}
              turn={row.turn}
              isChosen={row.key === onMap.chosenKey}
              onChoose={() => onMap.choose(row.key === onMap.chosenKey ? null : row.key)}
            />
          ) : (
            <UnknownRow key={row.key} part={row.unknown} />
          ),
        )}
      </ol>
      <VisuallyHidden>
        <span role="status">{onMap.chosen ? t('along.nowOnMap', { name: onMap.chosen.text }) : null}</span>
      </VisuallyHidden>
      {shown.length < rows.length ? (
        <Button variant="ghost" size="sm" onClick={() => setIsWhole(true)}>
          {t('along.showAll', { count: rows.length })}
        </Button>
      ) : null}
      <p className={styles.note}>{t('turns.note')}</p>
    </>
  )
}

/** Shows the turn that was chosen on the map of the page. */
function useTurnOnMap(rows: readonly TurnsRow[]) {
  const { showPlaces, chosenPlace, choosePlace } = useMapLinks()
  const row = rows.find(({ key }) => key === chosenPlace?.id)
  const chosen = row && 'turn' in row ? row.turn : null
  const chosenKey = chosen && row ? row.key : null
  useEffect(() => {
    if (!chosen || chosenKey === null) return
    const { text, kind, lng, lat } = chosen
    showPlaces('turns', [{ id: chosenKey, name: text, position: [lng, lat], icon: TURN_ICONS[kind], color: COLOR }])
    return () => showPlaces('turns', [])
  }, [chosen, chosenKey, showPlaces])
  return { chosen, chosenKey, choose: choosePlace }
}

interface TurnRowProps {
  turn: LineTurn
  isChosen: boolean
  onChoose: () => void
}

/** Pressed, the turn is shown on the map. */
function TurnRow({ turn, isChosen, onChoose }: TurnRowProps) {
  const { figure, unit } = alongTheWay(turn.atMeters, useLanguage())
  return (
    <li>
      <button type="button" className={styles.place} aria-pressed={isChosen} onClick={onChoose}>
        <span className={styles.kilometer}>
          {figure}
          <small> {unit}</small>
        </span>
        <span className={styles.kind} style={{ '--kind': COLOR } as CSSProperties}>
          <Icon path={TURN_ICONS[turn.kind]} size={20} />
        </span>
        <span className={styles.name}>{turn.text}</span>
        <span className={styles.detour}>
          <Icon path={caretRight} size={14} />
        </span>
      </button>
    </li>
  )
}

function UnknownRow({ part: { fromMeters, toMeters } }: { part: UnknownPart }) {
  const t = usePlanningMessages()
  const language = useLanguage()
  const [from, to] = [alongTheWay(fromMeters, language), alongTheWay(toMeters, language)]
  return (
    <li>
      <p className={styles.note}>{t('turns.gap', { from: from.figure, to: to.figure, unit: to.unit })}</p>
    </li>
  )
}
