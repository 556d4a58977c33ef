import { lazyComponent } from '@repo/web-kit/lazy-component'
import { type ModalProps, useModal } from '@repo/web-kit/modal-host'

const AppGuideModal = lazyComponent<ModalProps>(() =>
  import('./app-guide-modal.tsx').then((module) => ({ default: module.AppGuideModal })),
)

/** @returns a function that opens what the app is for, and where it is found. */
export function useAppGuide(): () => void {
  const open = useModal()
  return () => open(AppGuideModal, {})
}
