import { useId } from 'react'
import { Icon } from '../icons/icon.tsx'
import { handTapIcon } from '../icons/phosphor-paths.ts'
import styles from './guide-bar.module.css'
import type { GuideBarProps } from './panel-props.ts'
import { classNames } from './shared/class-names.ts'
import { Button, Key, VisuallyHidden } from './shared/controls.tsx'
import { Group } from './shared/group.tsx'

/** The one place that says what to do next while a tool is active. */
export function GuideBar(props: GuideBarProps) {
  const { messages, message, detail, onCancel, onConfirm, canCancel = true, children, variant = 'bar' } = props
  const isMessage = variant === 'message'
  return (
    <Group label={messages.guide.label} className={classNames(styles.guide, isMessage && styles.message)}>
      {isMessage && <Icon path={handTapIcon} size={20} />}
      <p className={styles.words} style={{ margin: 0 }}>
        <span role="status">{message}</span>
        {detail && !isMessage && <span className={styles.detail}>{detail}</span>}
      </p>
      {!isMessage && children}
      {!isMessage && onCancel && (
        <Button variant="ghost" className={styles.cancel ?? ''} disabled={!canCancel} onClick={onCancel}>
          {messages.common.cancel}
          <Key>Esc</Key>
        </Button>
      )}
      {!isMessage && onConfirm && <ConfirmButton {...props} onConfirm={onConfirm} />}
    </Group>
  )
}

/** Stays focusable while it refuses, so that the reason can be read. */
function ConfirmButton({ messages, confirmRefusal, onConfirm }: GuideBarProps & { readonly onConfirm: () => void }) {
  const reasonId = useId()
  const isRefusing = confirmRefusal !== undefined
  return (
    <>
      <Button
        variant="primary"
        className={styles.confirm ?? ''}
        aria-disabled={isRefusing}
        aria-describedby={isRefusing ? reasonId : undefined}
        title={confirmRefusal}
        onClick={() => !isRefusing && onConfirm()}
      >
        {messages.common.confirm}
        <Key>Enter</Key>
      </Button>
      {isRefusing && <VisuallyHidden id={reasonId}>{confirmRefusal}</VisuallyHidden>}
    </>
  )
}
