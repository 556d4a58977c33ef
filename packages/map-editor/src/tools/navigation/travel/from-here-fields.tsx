import { type RefObject, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import type { FromHere } from '../../../core/drafts/navigation-draft.ts'
import { isBeyond } from '../../../core/drafts/reach-steps.ts'
import type { LoopSize } from '../../../core/services.ts'
import { lengthUnitsOf } from '../../../messages/length-units.ts'
import type { MapEditorMessages } from '../../../messages/messages.ts'
import { amountText } from '../../../messages/reach-name.ts'
import { travelMessages } from '../../../messages/travel-messages.ts'
import { Icon, type IconPath } from '../../../ui/icons/icon.tsx'
import { caretDownIcon, caretUpIcon } from '../../../ui/icons/phosphor-paths.ts'
import { Button } from '../../../ui/shared/controls.tsx'
import { parseNumber } from '../../../ui/shared/parse-number.ts'
import toolStyles from '../../../ui/shared/tool-controls.module.css'
import styles from './from-here-fields.module.css'
import { tooFarText } from './reach-text.ts'
import type { FromHereState } from './travel-choices.ts'
import parts from './travel-fields.module.css'

interface FromHereFieldsProps extends FromHereState {
  readonly messages: MapEditorMessages
}

/**
 * Asks from the start of a line for loops, or for what can be reached: how far, or for how long. Once something was found,
 * the question folds to a line, so that the map is seen.
 */
export function FromHereFields(props: FromHereFieldsProps) {
  const fold = useFold(props)
  return (
    <div className={parts.part}>
      <AskedFromHere {...props} fold={fold} />
      {fold.isOpen && <FromHereQuestion {...props} />}
    </div>
  )
}

interface Fold {
  readonly button: RefObject<HTMLButtonElement | null>
  /** Once something was found, also while something else is asked for in its place. */
  readonly canFold: boolean
  readonly isOpen: boolean
  readonly toggle: () => void
}

/**
 * Open until something is found, and again when a person opens it; while another answer is awaited it stays as it is. The
 * focus stays on its button when its fields go.
 */
export function useFold({ found, isAsking }: Pick<FromHereState, 'found' | 'isAsking'>): Fold {
  const button = useRef<HTMLButtonElement>(null)
  const [openedFor, setOpenedFor] = useState<object | null>(null)
  const [former, setFormer] = useState(found)
  if (!isAsking && former !== found) setFormer(found)
  const answer = isAsking ? former : found
  const isOpen = answer === null || answer === openedFor
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isLost = wasOpen.current && !isOpen && document.activeElement === document.body
    if (isLost) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return { button, canFold: answer !== null, isOpen, toggle: () => setOpenedFor(isOpen ? null : answer) }
}

interface AskedFromHereProps extends Pick<FromHereFieldsProps, 'messages' | 'last'> {
  readonly fold: Fold
  /** Of the profile, where its fields fold with the question. */
  readonly icon?: IconPath
}

/** What was asked for, as the button that opens the question again; nothing before something was found. */
export function AskedFromHere({ messages, last, fold, icon }: AskedFromHereProps) {
  if (!fold.canFold || !last) return null
  const { fromHere } = travelMessages(messages)
  return (
    <button
      ref={fold.button}
      type="button"
      className={toolStyles.choice}
      aria-expanded={fold.isOpen}
      onClick={fold.toggle}
    >
      {icon && <Icon path={icon} size={20} />}
      {fromHere.asked(fromHere.kinds[last.kind], amountText(last.size, messages.locale))}
      <Icon path={fold.isOpen ? caretUpIcon : caretDownIcon} size={14} />
    </button>
  )
}

const MEASURES = ['length', 'time'] as const

interface Draft {
  readonly kind: FromHere['kind']
  readonly measure: (typeof MEASURES)[number]
  /** A walk before dinner, in kilometres or miles. */
  readonly length: string
  readonly hours: string
  readonly minutes: string
}

const USUAL: Readonly<Record<FromHere['kind'], Draft>> = {
  loop: { kind: 'loop', measure: 'length', length: '5', hours: '1', minutes: '30' },
  reach: { kind: 'reach', measure: 'time', length: '2', hours: '0', minutes: '30' },
}

export function FromHereQuestion({ messages, canLoop, reachLimits, last, onLoop, onReach }: FromHereFieldsProps) {
  const [heading, alert] = [useId(), useId()]
  const kinds = [...(canLoop ? (['loop'] as const) : []), ...(reachLimits ? (['reach'] as const) : [])]
  const [draft, setDraft] = useState<Draft>(() => draftOf(last, messages.locale) ?? USUAL[kinds[0] ?? 'loop'])
  const [refusal, setRefusal] = useState<string | null>(null)
  const { fromHere, loop, reach } = travelMessages(messages)
  const write = (next: Draft) => {
    setDraft(next)
    setRefusal(null)
  }
  const ask = (event: SyntheticEvent) => {
    event.preventDefault()
    const size = sizeOf(draft, messages.locale)
    const why = size ? refusalOf(draft.kind, size) : noSize()
    setRefusal(why)
    if (size && why === null) (draft.kind === 'loop' ? onLoop : onReach)(size)
  }
  const noSize = () =>
    draft.measure === 'time' ? loop.timeInvalid : messages.shapes.sizeInvalid(unitOf(messages).name)
  const refusalOf = (kind: FromHere['kind'], size: LoopSize) =>
    kind === 'reach' && reachLimits && isBeyond(size, reachLimits) ? tooFarText(messages, reachLimits) : null
  return (
    <form aria-labelledby={heading} noValidate onSubmit={ask}>
      <p id={heading} className={parts.heading}>
        {fromHere.heading}
      </p>
      {kinds.length > 1 && (
        <Choices
          label={fromHere.heading}
          names={kinds}
          labels={fromHere.kinds}
          value={draft.kind}
          onChange={(kind) => write(draft.kind === kind ? draft : USUAL[kind])}
        />
      )}
      <Choices
        label={draft.kind === 'loop' ? fromHere.kinds.loop : fromHere.kinds.reach}
        names={MEASURES}
        labels={loop.measures}
        value={draft.measure}
        onChange={(measure) => write({ ...draft, measure })}
      />
      <div className={styles.amount}>
        {draft.measure === 'length' ? (
          <Amount
            label={unitOf(messages).name}
            value={draft.length}
            refusalId={refusal && alert}
            onWrite={(length) => write({ ...draft, length })}
          />
        ) : (
          <>
            <Amount
              label={loop.hours}
              value={draft.hours}
              refusalId={refusal && alert}
              onWrite={(hours) => write({ ...draft, hours })}
            />
            <Amount
              label={loop.minutes}
              value={draft.minutes}
              refusalId={refusal && alert}
              onWrite={(minutes) => write({ ...draft, minutes })}
            />
          </>
        )}
        <Button variant="line" size="small" type="submit">
          {draft.kind === 'loop' ? loop.find : reach.find}
        </Button>
      </div>
      {refusal && (
        <p id={alert} role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </form>
  )
}

interface ChoicesProps<Name extends string> {
  readonly label: string
  readonly names: readonly Name[]
  readonly labels: Readonly<Record<Name, string>>
  readonly value: Name
  readonly onChange: (name: Name) => void
}

function Choices<Name extends string>({ label, names, labels, value, onChange }: ChoicesProps<Name>) {
  const group = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.choices}>
      {names.map((name) => (
        <label key={name} className={styles.choice}>
          <input type="radio" name={group} checked={name === value} onChange={() => onChange(name)} />
          {labels[name]}
        </label>
      ))}
    </div>
  )
}

interface AmountProps {
  /** Of what there are so many. */
  readonly label: string
  readonly value: string
  /** Of what says why it is refused; null while it is not. */
  readonly refusalId: string | null
  readonly onWrite: (value: string) => void
}

function Amount({ label, value, refusalId, onWrite }: AmountProps) {
  return (
    <label className={styles.field}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        size={4}
        value={value}
        aria-invalid={refusalId !== null}
        aria-describedby={refusalId ?? undefined}
        onChange={({ target }) => onWrite(target.value)}
      />
      {label}
    </label>
  )
}

const unitOf = ({ locale }: MapEditorMessages) => lengthUnitsOf(locale).long

/** The fields as they were when this was asked for. */
function draftOf(asked: FromHere | null, locale: string): Draft | null {
  if (!asked) return null
  const { kind, size } = asked
  if ('minutes' in size) {
    return {
      ...USUAL[kind],
      measure: 'time',
      hours: `${Math.floor(size.minutes / 60)}`,
      minutes: `${size.minutes % 60}`,
    }
  }
  const length = Math.round((size.kilometers * 10_000) / lengthUnitsOf(locale).long.meters) / 10
  return { ...USUAL[kind], measure: 'length', length: `${length}` }
}

/** Null for none. */
function sizeOf({ measure, length, hours, minutes }: Draft, locale: string): LoopSize | null {
  if (measure === 'time') {
    const all = Math.round(amountOf(hours) * 60 + amountOf(minutes))
    return all > 0 ? { minutes: all } : null
  }
  const kilometers = (amountOf(length) * lengthUnitsOf(locale).long.meters) / 1_000
  return kilometers > 0 ? { kilometers } : null
}

const amountOf = (typed: string) => (typed.trim() === '' ? 0 : parseNumber(typed))
