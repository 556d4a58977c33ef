import { useLanguage } from '@repo/web-kit/language'
import type { ModalProps } from '@repo/web-kit/modal-host'
import { CreateModal } from './create-modal.tsx'

/** The ways to begin a new route, from wherever one is. */
export function NewRouteModal(props: ModalProps) {
  const { t } = useLanguage()
  return <CreateModal {...props} title={t('header.newRoute')} />
}
