import { Modal } from '@repo/ui/modal'
import { StartCards } from './start-cards.tsx'

interface CreateModalProps {
  title: string
  isOpen: boolean
  onClose: () => void
}

/** The ways to begin a new route, to choose from. */
export function CreateModal({ title, isOpen, onClose }: CreateModalProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={title}>
      <div id="create-new-route">
        <StartCards />
      </div>
    </Modal>
  )
}
