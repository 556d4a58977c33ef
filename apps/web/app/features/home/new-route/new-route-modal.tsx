import { useLanguage } from '../../../platform/i18n/language.tsx'
import type { ModalProps } from '../../../platform/modals/modal-host.tsx'
import { CreateModal } from '../create-modal.tsx'

/** The ways to begin a new route, from wherever one is. */
export function NewRouteModal(props: ModalProps) {
  const { t } = useLanguage()
  return <CreateModal {...props} title={t('header.newRoute')} />
}
