import type { ListedPicture } from '@repo/authoring/stored-picture'
import type { FileUses as ContractUses } from '@repo/contract'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import { useOwnMessages } from '../messages/own-messages.ts'

/** Where a picture is shown. */
export interface FileUses {
  readonly isAvatar: boolean
  readonly walkCount: number
  readonly routes: readonly FileUse[]
  /** Whose cover it is. */
  readonly journeys: readonly FileUse[]
}

interface FileUse {
  readonly id: number
  readonly title: string
  readonly isInTrash: boolean
}

/** Deletes one of the user's own pictures after a confirmation that shows its uses. A failure shows a message and changes nothing. */
export function useFileDeletion(onDeleted: () => unknown) {
  const t = useOwnMessages()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const [confirming, setConfirming] = useState<{ file: ListedPicture; uses: FileUses } | null>(null)
  const [isDeleting, setDeleting] = useState(false)

  const openDialog = async (file: ListedPicture) => {
    const answer = await browserApi().listFileUses({ params: { id: String(file.id) } })
    if (answer.ok) {
      const { is_avatar: isAvatar, walk_count: walkCount, routes, journeys } = answer.data
      const uses = { isAvatar, walkCount, routes: routes.map(toUse), journeys: journeys.map(toUse) }
      return setConfirming({ file, uses })
    }
    // Deleted in another tab: the list is read again.
    if (answer.status === 404) return onDeleted()
    show({ variant: 'danger', title: t('files.deleteFailed', { name: file.name }), text: formatError(answer.error) })
  }
  const remove = async () => {
    if (!confirming) return
    const { id, name } = confirming.file
    setDeleting(true)
    const answer = await browserApi().deleteFile({ params: { id: String(id) } })
    setDeleting(false)
    setConfirming(null)
    if (!answer.ok && answer.status !== 404) {
      return show({ variant: 'danger', title: t('files.deleteFailed', { name }), text: formatError(answer.error) })
    }
    show({ variant: 'success', title: t('files.deleted', { name }) })
    await onDeleted()
  }
  return { confirming, isDeleting, openDialog, cancel: () => setConfirming(null), remove }
}

function toUse({ id, title, in_trash: isInTrash }: ContractUses['routes'][number]): FileUse {
  return { id, title, isInTrash }
}
