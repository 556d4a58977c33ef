import { useEffect, useRef } from 'react'
import { failureOf } from '../../../core/drafts/navigation-steps.ts'
import {
  type MachineSnapshot,
  selectComparison,
  selectComparisonProblem,
  selectEditedLine,
} from '../../../core/selectors.ts'
import type { MapEditorServices } from '../../../core/services.ts'
import type { MapEditorMessages } from '../../../messages/messages.ts'
import { travelMessages } from '../../../messages/travel-messages.ts'
import { useEditor, useEditorParts, useMessages } from '../../../ui/context/editor-context.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { pathFillIcon } from '../../../ui/icons/phosphor-paths.ts'
import { classNames } from '../../../ui/shared/class-names.ts'
import { Button, surfaceClass } from '../../../ui/shared/controls.tsx'
import type { ToolCardProps } from '../../tool.ts'
import { CandidateList } from './candidate-list.tsx'
import { FromHereFields, FromHereQuestion } from './from-here-fields.tsx'
import { problemText } from './problem-text.ts'
import { ProfilePicker } from './profile-picker.tsx'
import { RouteOptionFields } from './route-option-fields.tsx'
import styles from './travel-card.module.css'
import { useTravel } from './travel-choices.ts'
import parts from './travel-fields.module.css'
import { useCandidateClimbs, useCandidates } from './use-candidates.ts'

export function hasTravelCard(snapshot: MachineSnapshot, { travel }: MapEditorServices): boolean {
  return travel !== undefined && snapshot.matches('navigationLine')
}

/** Beside the map, while a navigation line is drawn or edited: how it goes, and which of the paths it takes. */
export function TravelCard({ onShowLayers }: ToolCardProps) {
  const messages = useMessages()
  const title = messages.tools.navigationLine
  return (
    <section aria-label={title} className={classNames(surfaceClass, styles.card)}>
      <div className={styles.head}>
        <Icon path={pathFillIcon} size={18} />
        <h2 className={styles.title}>{title}</h2>
        <Button variant="brand" size="small" onClick={onShowLayers}>
          {travelMessages(messages).showLayers}
        </Button>
      </div>
      <div className={styles.body}>
        <TravelFields layout="card" />
      </div>
    </section>
  )
}

interface TravelFieldsProps {
  /** `sheet` has all profiles and paths in rows that scroll sideways. */
  readonly layout: 'card' | 'sheet'
  /** A sheet has room for one part, so that the map stays in sight: once something was `found` from here, for no question. */
  readonly shows?: 'options' | 'question' | 'found' | 'all'
}

export function TravelFields({ layout, shows = 'all' }: TravelFieldsProps) {
  const messages = useMessages()
  const travel = useTravel()
  if (!travel) return null
  const { profiles, profile, names, options, onProfile, onOptions } = travel
  return (
    <>
      {shows !== 'found' && (
        <ProfilePicker
          messages={messages}
          profiles={profiles}
          value={profile}
          onChange={onProfile}
          layout={layout === 'card' ? 'grid' : 'row'}
        />
      )}
      {names.length > 0 && (shows === 'options' || shows === 'all') && (
        <div className={styles.options}>
          <RouteOptionFields messages={messages} names={names} value={options} onChange={onOptions} />
        </div>
      )}
      {shows === 'all' && travel.fromHere && <FromHereFields messages={messages} {...travel.fromHere} />}
      {shows === 'question' && travel.fromHere && <FromHereQuestion messages={messages} {...travel.fromHere} />}
      {shows !== 'options' && <OpenCandidates layout={layout === 'card' ? 'list' : 'row'} />}
    </>
  )
}

function OpenCandidates({ layout }: { readonly layout: 'list' | 'row' }) {
  const { actor } = useEditorParts()
  const messages = useMessages()
  const rows = useCandidateClimbs(useCandidates())
  const color = useEditor((snapshot) => selectEditedLine(snapshot)?.color ?? null)
  const comparison = useEditor(selectComparison)
  const failure = useEditor((snapshot) => comparisonFailure(messages, snapshot))
  const part = useAnswerFocus(comparison)
  const hasRows = rows.length > 0
  const isAskable = comparison === 'asking' || comparison === 'possible'
  if (!color || !(isAskable || comparison === 'none' || hasRows)) return null
  return (
    <div ref={part} className={parts.part}>
      {failure !== null && <p className={parts.heading}>{failure}</p>}
      {isAskable && (
        <Button
          variant="line"
          size="small"
          aria-disabled={comparison === 'asking'}
          onClick={() => actor.send({ type: 'alternatives.ask' })}
        >
          {travelMessages(messages).findOthers}
        </Button>
      )}
      {comparison === 'none' && (
        <p tabIndex={-1} className={parts.heading}>
          {travelMessages(messages).noOthers}
        </p>
      )}
      {hasRows && (
        <CandidateList
          messages={messages}
          rows={rows}
          color={color}
          layout={layout}
          onChoose={(index) => actor.send({ type: 'alternative.choose', index })}
        />
      )}
    </div>
  )
}

/** What stands beside the button that asks again. */
function comparisonFailure(messages: MapEditorMessages, snapshot: MachineSnapshot): string | null {
  const problem = selectComparisonProblem(snapshot)
  return problem && problemText(messages, failureOf(snapshot.context, problem))
}

/** The answer takes the place of the button that asked for it, and the focus with it, once. */
function useAnswerFocus(comparison: ReturnType<typeof selectComparison>) {
  const part = useRef<HTMLDivElement>(null)
  const former = useRef(comparison)
  useEffect(() => {
    const wasAsking = former.current === 'asking'
    former.current = comparison
    if (!wasAsking || document.activeElement !== document.body) return
    part.current?.querySelector<HTMLElement>('input:checked, p[tabindex]')?.focus()
  }, [comparison])
  return part
}
