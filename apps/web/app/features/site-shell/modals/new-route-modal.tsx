import { useLanguage } from '../../../platform/i18n/language.tsx'
import { CreateModal } from '../../home/create-modal.tsx'

/** The ways to begin a new route, from wherever one is. */
export function NewRouteModal(props: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLanguage()
  return <CreateModal {...props} title={t('header.newRoute')} />
}
