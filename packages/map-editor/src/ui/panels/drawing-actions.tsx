import { useId, useRef } from 'react'
import { checkIcon } from '../icons/phosphor-paths.ts'
import type { DrawingActionsProps } from '../panel-props.ts'
import { Button, VisuallyHidden } from '../shared/controls.tsx'
import { focusRefusedField } from '../shared/refused-field.ts'
import styles from './drawing-actions.module.css'

/** What takes the place of a phone's tools while it draws: the length, then Cancel and Confirm under the thumb. */
export function DrawingActions(props: DrawingActionsProps) {
  const { messages, title, detail, length, history, canCancel = true, onCancel, onConfirm } = props
  const {
    confirmLabel = messages.common.confirm,
    isSeries = false,
    confirmRefusal = null,
    isRefusalShown = false,
  } = props
  const reasonId = useId()
  const part = useRef<HTMLDivElement>(null)
  const isRefusing = onConfirm !== undefined && confirmRefusal !== null
  return (
    <div ref={part} className={styles.drawing}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          {detail && <div className={styles.detail}>{detail}</div>}
        </div>
        {length && <div className={styles.length}>{length}</div>}
      </div>
      {props.children}
      <div className={styles.buttons}>
        {history}
        <Button variant="line" disabled={!canCancel} onClick={onCancel}>
          {isSeries ? messages.spotCard.finish : messages.common.cancel}
        </Button>
        {onConfirm && (
          <Button
            variant="primary"
            icon={checkIcon}
            aria-disabled={isRefusing}
            aria-describedby={isRefusing ? reasonId : undefined}
            onClick={() => isRefusing || focusRefusedField(part.current) || onConfirm()}
          >
            {confirmLabel}
          </Button>
        )}
      </div>
      {isRefusing && isRefusalShown && <VisuallyHidden id={reasonId}>{confirmRefusal}</VisuallyHidden>}
      {isRefusing && !isRefusalShown && (
        <p id={reasonId} className={styles.refusal}>
          {confirmRefusal}
        </p>
      )}
    </div>
  )
}
