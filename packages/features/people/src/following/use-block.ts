import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import { useRevalidator } from 'react-router'

export interface Blockable {
  readonly id: number
  readonly nickname: string
}

/** Blocks a user after confirmation, and unblocks. A failure shows a message and changes nothing; success revalidates the page. */
export function useBlock({ id, nickname: name }: Blockable) {
  const { t, formatError } = useLanguage()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const [isConfirming, setIsConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const send = async (act: 'blockUser' | 'unblockUser') => {
    setBusy(true)
    const answer = await browserApi()[act]({ params: { id: String(id) } })
    setBusy(false)
    setIsConfirming(false)
    if (!answer.ok) return show({ variant: 'danger', title: formatError(answer.error) })
    show({ variant: 'success', title: t(act === 'blockUser' ? 'block.done' : 'block.undone', { name }) })
    await revalidate()
  }
  return {
    isConfirming,
    isBusy,
    openDialog: () => setIsConfirming(true),
    cancel: () => setIsConfirming(false),
    block: () => send('blockUser'),
    unblock: () => send('unblockUser'),
  }
}

export type Block = ReturnType<typeof useBlock>
