import type { SaveStatus } from '@repo/authoring/save-status'
import { formatTime } from '@repo/i18n'
import { Announcement, type Said } from '@repo/ui/announcement'
import { Icon } from '@repo/ui/icon'
import { cloudArrowUp, cloudCheck, cloudSlash, devices, warningCircleFill } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useEffect, useState } from 'react'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import styles from './save-state.module.css'

interface SaveStateProps {
  status: SaveStatus
  /** The state of the copy on this device. */
  device: 'kept' | 'writing' | 'failed'
  /** Sends again, takes the article out of the trash first, or shows the question that keeps the work from being saved. */
  onAct: () => void
}

/** The one thing the editor says about saving; what went wrong comes with the way on. What passes by itself is not spoken. */
export function SaveState({ status, device, onAct }: SaveStateProps) {
  const message = useSaveMessage(status, device)
  const look = LOOKS[status.kind]
  const isToldOf = look.tone !== 'calm' || status.kind === 'saved'
  const [said, setSaid] = useState<Said | null>(null)
  useEffect(() => {
    if (isToldOf) setSaid((last) => (last?.text === message.text ? last : { text: message.text }))
  }, [isToldOf, message.text])
  return (
    <span className={styles.state} data-tone={look.tone}>
      <Icon path={look.icon} size={16} />
      <span className={styles.text} data-save-state={status.kind} title={message.text}>
        {message.text}
      </span>
      <Announcement said={said} />
      {message.action ? (
        <button type="button" className={styles.action} onClick={onAct}>
          {message.action}
        </button>
      ) : null}
    </span>
  )
}

const LOOKS: Readonly<Record<SaveStatus['kind'], { icon: string; tone: 'calm' | 'warning' | 'danger' }>> = {
  new: { icon: cloudArrowUp, tone: 'calm' },
  saved: { icon: cloudCheck, tone: 'calm' },
  saving: { icon: cloudArrowUp, tone: 'calm' },
  changed: { icon: cloudArrowUp, tone: 'calm' },
  unpublished: { icon: cloudArrowUp, tone: 'warning' },
  photosLeft: { icon: cloudArrowUp, tone: 'warning' },
  onDevice: { icon: devices, tone: 'calm' },
  offline: { icon: cloudSlash, tone: 'warning' },
  serverAway: { icon: cloudSlash, tone: 'warning' },
  conflict: { icon: warningCircleFill, tone: 'danger' },
  loggedOut: { icon: warningCircleFill, tone: 'danger' },
  refused: { icon: warningCircleFill, tone: 'danger' },
}

/** Deleted elsewhere, for instance in another tab: it can be restored, and saved then. */
export const isInTrash = (status: SaveStatus) => status.kind === 'refused' && status.error.code === 'article.trashed'

function serverAwayMessage(isMaintained: boolean, device: SaveStateProps['device']) {
  if (device === 'failed') return 'save.serverAwayLost'
  return isMaintained ? 'save.maintenance' : 'save.serverAway'
}

function useSaveMessage(status: SaveStatus, device: SaveStateProps['device']): { text: string; action?: string } {
  const { t } = useEditorMessages()
  const { locale, formatError } = useLanguage()
  switch (status.kind) {
    case 'new':
      return { text: t('save.new') }
    case 'saved':
      return { text: t('save.saved', { time: formatTime(status.at, locale) }) }
    case 'saving':
      return { text: t('save.saving') }
    case 'changed':
      return { text: t('save.changed') }
    case 'unpublished':
      return { text: t(device === 'failed' ? 'save.unkept' : 'save.unpublished') }
    case 'photosLeft':
      return { text: t('save.photosLeft', { count: status.count }) }
    case 'onDevice':
      return { text: t(device === 'failed' ? 'save.unkept' : 'guest.kept') }
    case 'offline':
      return { text: t(device === 'failed' ? 'save.offlineLost' : 'save.offline'), action: t('save.retry') }
    case 'serverAway':
      return { text: t(serverAwayMessage(status.isMaintained, device)), action: t('save.retry') }
    case 'conflict':
      return { text: t('save.conflict'), action: t('save.choose') }
    case 'loggedOut':
      return { text: t('save.loggedOut'), action: t('save.logIn') }
    case 'refused':
      return {
        text: `${t('save.refused')}: ${formatError(status.error)}`,
        action: t(isInTrash(status) ? 'save.restore' : 'save.retry'),
      }
  }
}
