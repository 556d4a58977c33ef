import { CreateModal } from '@repo/authoring/create-modal'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { path } from '@repo/ui/icons'
import { useState } from 'react'
import { useOwnMessages } from './messages/own-messages.ts'

/** A button that opens the choice of how to begin a new route. */
export function CreateButton() {
  const t = useOwnMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon={<Icon path={path} size={18} />} onClick={() => setIsOpen(true)}>
        {t('own.create')}
      </Button>
      <CreateModal isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('own.createTitle')} />
    </>
  )
}
