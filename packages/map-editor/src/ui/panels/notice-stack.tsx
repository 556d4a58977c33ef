import { useEffect, useState } from 'react'
import { Icon, type IconPath } from '../icons/icon.tsx'
import { checkCircleIcon, closeIcon, errorIcon, infoIcon, warningIcon } from '../icons/phosphor-paths.ts'
import type { NoticeItem, NoticeStackProps } from '../panel-props.ts'
import { classNames } from '../shared/class-names.ts'
import { Button, IconButton, surfaceClass } from '../shared/controls.tsx'
import styles from './overlays.module.css'

const SHOWN_AT_ONCE = 4
const LIFE_MS = 6000

const TONE_ICONS: Readonly<Record<NoticeItem['tone'], IconPath>> = {
  info: infoIcon,
  success: checkCircleIcon,
  warning: warningIcon,
  danger: errorIcon,
}

/** Refusals and results, newest last. The live regions are rendered before their messages, so that these are announced. */
export function NoticeStack({ messages, notices, onDismiss }: NoticeStackProps) {
  const shown = notices.slice(-SHOWN_AT_ONCE)
  const renderNotice = (notice: NoticeItem) => (
    <Notice key={notice.id} messages={messages} notice={notice} onDismiss={onDismiss} />
  )
  return (
    <section aria-label={messages.notices.label} className={styles.notices}>
      <div role="status" className={styles.notices}>
        {shown.filter(({ tone }) => tone !== 'danger').map(renderNotice)}
      </div>
      <div role="alert" className={styles.notices}>
        {shown.filter(({ tone }) => tone === 'danger').map(renderNotice)}
      </div>
    </section>
  )
}

interface NoticeProps extends Pick<NoticeStackProps, 'messages' | 'onDismiss'> {
  readonly notice: NoticeItem
}

function Notice({ messages, notice, onDismiss }: NoticeProps) {
  const { isHovered, isFocused, handlers } = useHoverAndFocus()
  const { id, tone, title, details = [], action } = notice
  const isLeaving = tone !== 'danger' && !action && !isHovered && !isFocused
  useEffect(() => {
    if (!isLeaving) return
    const timer = window.setTimeout(() => onDismiss(id), LIFE_MS)
    return () => window.clearTimeout(timer)
  }, [id, isLeaving, onDismiss])
  return (
    <div className={classNames(surfaceClass, styles.notice, styles[tone])} {...handlers}>
      <Icon path={TONE_ICONS[tone]} size={20} />
      <div className={styles.noticeBody}>
        <p>{title}</p>
        {details.length > 0 && (
          <ul>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
        {action && (
          <Button
            variant="line"
            size="small"
            className={styles.noticeAction ?? ''}
            onClick={() => {
              onDismiss(id)
              action.onChoose()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton icon={closeIcon} iconSize={16} label={messages.common.close} onClick={() => onDismiss(id)} />
    </div>
  )
}

/** Whether the pointer or the focus is on an element that has the handlers. */
function useHoverAndFocus() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const handlers = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  }
  return { isHovered, isFocused, handlers }
}
