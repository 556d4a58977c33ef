import type { OpenedSession } from '@repo/authoring/open-session'
import type { SaveActor } from '@repo/authoring/save-actor'
import { holdSlot } from '@repo/authoring/slot-locks'
import { sharedSlot } from '@repo/authoring/slots'
import { buttonClass } from '@repo/ui/button-class'
import { NoticeBar } from '@repo/web-kit/notice-bar'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { RestoreBar } from '../session/restore-bar.tsx'

interface EditorNoticesProps {
  actor: SaveActor
  slot: string
  session: OpenedSession
  onTakeOffer: () => void
  onDropOffer: () => void
  onPostponeOffer: (() => void) | undefined
}

/** What the author should know while working, most pressing first. */
export function EditorNotices({ actor, slot, session, onTakeOffer, onDropOffer, onPostponeOffer }: EditorNoticesProps) {
  const { t } = useEditorMessages()
  const isDeviceFull = useSelector(actor, ({ value }) => value.device === 'failed')
  const forbiddenId = useSelector(actor, ({ context: { base } }) => (base?.status === 'forbidden' ? base.id : null))
  const isElsewhere = useIsOpenElsewhere(slot)
  return (
    <>
      {isDeviceFull ? <NoticeBar tone="warning" title={t('device.fullTitle')} text={t('device.fullText')} /> : null}
      {isElsewhere ? <NoticeBar tone="warning" title={t('otherTab.title')} text={t('otherTab.text')} /> : null}
      {forbiddenId === null ? null : (
        <NoticeBar
          tone="warning"
          title={t('forbidden.title')}
          text={t('forbidden.next')}
          actions={
            <Link to={`/home/routes/${forbiddenId}`} className={buttonClass({ size: 'sm' })}>
              {t('forbidden.why')}
            </Link>
          }
        />
      )}
      {session.offer ? (
        <RestoreBar
          offer={session.offer}
          saved={session.start.base ? session.start.draft : null}
          onTake={onTakeOffer}
          onDiscard={onDropOffer}
          onLater={onPostponeOffer}
        />
      ) : null}
    </>
  )
}

/** Whether another tab of this browser has the same article open. */
function useIsOpenElsewhere(ownSlot: string): boolean {
  const slot = sharedSlot(ownSlot)
  const [isElsewhere, setIsElsewhere] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    holdSlot(slot, stop.signal, (isMine) => setIsElsewhere(!isMine))
    return () => stop.abort()
  }, [slot])
  return isElsewhere
}
