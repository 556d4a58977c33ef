import { BlockDialog } from '@repo/people/block-dialog'
import { useBlock } from '@repo/people/use-block'
import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Icon } from '@repo/ui/icon'
import { IconButton } from '@repo/ui/icon-button'
import { dotsThree, prohibit, userMinus } from '@repo/ui/icons'
import { Menu } from '@repo/ui/menu'
import { Modal } from '@repo/ui/modal'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import type { Person } from '@repo/web-kit/person'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'

/** Removes a follower. */
export function FollowerMenu({ person }: { person: Person }) {
  const { t } = useLanguage()
  const own = useOwnMessages()
  const removal = useRemoval(person)
  const block = useBlock(person)
  const { nickname: name } = person
  return (
    <>
      <Menu
        trigger={<IconButton label={own('follows.actions', { name })} icon={dotsThree} />}
        items={[
          { label: own('follows.remove'), icon: <Icon path={userMinus} size={18} />, onSelect: removal.openDialog },
          { label: t('block.block'), icon: <Icon path={prohibit} size={18} />, onSelect: block.openDialog },
        ]}
      />
      <Modal
        isOpen={removal.isConfirming}
        onClose={removal.cancel}
        title={own('follows.removeQuestion', { name })}
        actions={
          <>
            <Button onClick={removal.cancel}>{t('common.cancel')}</Button>
            <Button
              variant="danger"
              busyLabel={removal.isBusy ? own('follows.removing') : undefined}
              onClick={removal.remove}
            >
              {own('follows.remove')}
            </Button>
          </>
        }
      >
        <p>{own('follows.removeText', { name })}</p>
      </Modal>
      <BlockDialog name={name} block={block} />
    </>
  )
}

function useRemoval({ id, nickname: name }: Person) {
  const own = useOwnMessages()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const [isConfirming, setIsConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const answer = await browserApi().removeFollower({ params: { id: String(id) } })
    setBusy(false)
    setIsConfirming(false)
    if (!answer.ok) return show({ variant: 'danger', title: formatError(answer.error) })
    show({ variant: 'success', title: own('follows.removed', { name }) })
    await revalidate()
    // The focused row was removed: the focus moves to the start of the page content.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return { isConfirming, isBusy, openDialog: () => setIsConfirming(true), cancel: () => setIsConfirming(false), remove }
}
