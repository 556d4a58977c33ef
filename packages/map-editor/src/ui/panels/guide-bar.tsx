import { Icon } from '../icons/icon.tsx'
import { handTapIcon } from '../icons/phosphor-paths.ts'
import type { GuideBarProps } from '../panel-props.ts'
import { classNames } from '../shared/class-names.ts'
import { Button, Key } from '../shared/controls.tsx'
import { Group } from '../shared/group.tsx'
import { focusRefusedField } from '../shared/refused-field.ts'
import { RefusingButton } from '../shared/refusing-button.tsx'
import styles from './guide-bar.module.css'

/** The one place that shows the next step while a tool is active. */
export function GuideBar(props: GuideBarProps) {
  const { messages, message, detail, children, variant = 'bar' } = props
  const {
    confirmLabel = messages.common.confirm,
    isSeries = false,
    canCancel = true,
    confirmRefusal = null,
    onCancel,
    onConfirm,
  } = props
  const isMessage = variant === 'message'
  return (
    <Group label={messages.guide.label} className={classNames(styles.guide, isMessage && styles.message)}>
      {isMessage && <Icon path={handTapIcon} size={20} />}
      <p className={styles.text} style={{ margin: 0 }}>
        <span role="status">{message}</span>
        {detail && !isMessage && <span className={styles.detail}>{detail}</span>}
      </p>
      {!isMessage && children}
      {!isMessage && onCancel && (
        <Button variant="ghost" className={styles.cancel ?? ''} disabled={!canCancel} onClick={onCancel}>
          {isSeries ? messages.spotCard.finish : messages.common.cancel}
          {!isSeries && <Key>Esc</Key>}
        </Button>
      )}
      {!isMessage && onConfirm && (
        <RefusingButton
          variant="primary"
          className={styles.confirm ?? ''}
          refusal={confirmRefusal}
          onClick={({ currentTarget }) => focusRefusedField(currentTarget.parentElement) || onConfirm()}
        >
          {confirmLabel}
          <Key>Enter</Key>
        </RefusingButton>
      )}
    </Group>
  )
}
