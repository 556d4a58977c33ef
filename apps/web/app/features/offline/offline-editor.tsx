import type { KeptWork } from '@repo/authoring/open-session'
import { GUEST_ID } from '@repo/authoring/slots'
import { EditorSkeleton } from '@repo/editor/editor-skeleton'
import { readDeviceUser } from '@repo/offline/device-user'
import { findWork } from '@repo/offline/find-work'
import { useOfflineMessages } from '@repo/offline/offline-messages'
import { Suspense, use, useState } from 'react'
import { NotThere } from './offline-frame.tsx'

/** Never-saved work without a name. */
const NEW = 'new'
/** Work of a visitor without an account. */
const GUEST = 'guest'

/** The editor with the work on this device. It saves once there is a network; until then it shows the pending work. */
export function OfflineEditor({ slot }: { slot: string }) {
  const t = useOfflineMessages()
  const skeleton = <EditorSkeleton title={t('offline.title')} />
  const [opening] = useState(() => open(slot))
  return (
    <Suspense fallback={skeleton}>
      <OpenedEditor opening={opening} fallback={skeleton} />
    </Suspense>
  )
}

interface Opened {
  /** Null where its files are not on the device. */
  readonly room: typeof import('@repo/editor/editor-room') | null
  readonly userId: number
  /** Null for a new route; undefined where the device has no such work. */
  readonly kept: KeptWork | null | undefined
}

async function open(slot: string): Promise<Opened> {
  const user = readDeviceUser()
  const isNew = slot === NEW || slot === GUEST
  const userId = slot === GUEST ? GUEST_ID : (user?.id ?? GUEST_ID)
  const [room, found] = await Promise.all([
    import('@repo/editor/editor-room').catch(() => null),
    isNew ? null : findWork(slot, user),
  ])
  return { room, userId, kept: isNew ? null : (found ?? undefined) }
}

function OpenedEditor({ opening, fallback }: { opening: Promise<Opened>; fallback: React.ReactNode }) {
  const t = useOfflineMessages()
  const { room, userId, kept } = use(opening)
  if (kept === undefined) return <NotThere title={t('offline.noWork')} text={t('offline.noWorkText')} />
  if (!room) return <NotThere title={t('offline.notKept')} text={t('offline.notKeptText')} />
  const { default: EditorRoom } = room
  return <EditorRoom article={null} userId={userId} resume={null} kept={kept ?? undefined} fallback={fallback} />
}
