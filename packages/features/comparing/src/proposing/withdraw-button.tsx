import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useComparingMessages } from '../messages/comparing-messages.ts'

/** Takes one's own proposal back while it waits for an answer. */
export function WithdrawButton({ articleId, proposalId }: { articleId: number; proposalId: number }) {
  const t = useComparingMessages()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const withdraw = async () => {
    setIsBusy(true)
    const params = { id: String(articleId), proposalId: String(proposalId) }
    const answer = await browserApi().withdrawProposal({ params })
    setIsBusy(false)
    if (!answer.ok) return show({ variant: 'danger', title: formatError(answer.error) })
    show({ variant: 'success', title: t('proposal.withdrawn') })
    await revalidate()
  }
  return (
    <div>
      <Button busyLabel={isBusy ? t('proposal.withdraw') : undefined} onClick={() => void withdraw()}>
        {t('proposal.withdraw')}
      </Button>
    </div>
  )
}
