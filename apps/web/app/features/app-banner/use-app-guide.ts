import { lazyComponent } from '../../platform/loading/lazy-component.ts'
import { type ModalProps, useModal } from '../../platform/modals/modal-host.tsx'

const AppGuideModal = lazyComponent<ModalProps>(() =>
  import('./app-guide-modal.tsx').then((module) => ({ default: module.AppGuideModal })),
)

/** @returns a function that opens what the app is for, and where it is found. */
export function useAppGuide(): () => void {
  const open = useModal()
  return () => open(AppGuideModal, {})
}
