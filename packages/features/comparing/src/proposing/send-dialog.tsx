import { PRODUCT_LIMITS } from '@repo/contract'
import { FormModal } from '@repo/ui/form-modal'
import { TextArea } from '@repo/ui/text-area'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import { useComparingMessages } from '../messages/comparing-messages.ts'
import { ChangeList } from './change-list.tsx'
import type { Proposal } from './use-proposal.ts'

interface SendDialogProps {
  proposal: Pick<
    Proposal,
    'changes' | 'changedTexts' | 'base' | 'reason' | 'setReason' | 'isSending' | 'error' | 'send'
  >
  isOpen: boolean
  onClose: () => void
}

/** Why, and what is sent. */
export function SendDialog({ proposal, isOpen, onClose }: SendDialogProps) {
  const t = useComparingMessages()
  const { t: common, formatError } = useLanguage()
  const [hasTried, setHasTried] = useState(false)
  const isMissing = proposal.reason.trim() === ''
  return (
    <FormModal
      isOpen={isOpen}
      onClose={onClose}
      title={t('proposal.sendTitle')}
      cancel={common('common.cancel')}
      submit={t('proposal.submit')}
      busyLabel={proposal.isSending ? t('proposal.sending') : undefined}
      onSubmit={(fields) => {
        setHasTried(true)
        if (isMissing) fields.querySelector('textarea')?.focus()
        else void proposal.send()
      }}
    >
      <TextArea
        label={t('proposal.reason')}
        isRequired
        value={proposal.reason}
        max={PRODUCT_LIMITS.proposalReasonLength.max}
        error={hasTried && isMissing ? t('proposal.reasonNeeded') : undefined}
        onChange={({ currentTarget }) => proposal.setReason(currentTarget.value)}
      />
      <ChangeList changes={proposal.changes} texts={proposal.changedTexts} map={proposal.base} />
      <div role="alert">{proposal.error ? <p>{formatError(proposal.error)}</p> : null}</div>
    </FormModal>
  )
}
