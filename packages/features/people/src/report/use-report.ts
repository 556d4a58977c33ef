import { lazyComponent } from '@repo/web-kit/lazy-component'
import { type ModalProps, useModal } from '@repo/web-kit/modal-host'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import { usePendingAct } from '@repo/web-kit/use-pending-act'
import { pendingReport, type ReportTarget } from './report-target.ts'

const ReportDialog = lazyComponent<ModalProps & { target: ReportTarget }>(() =>
  import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })),
)

/** Opens the dialog that reports a target to moderators; visitors get the log-in dialog. */
export function useReport(): (target: ReportTarget) => void {
  const open = useModal()
  const isLogInRequired = useLogInRequired()
  return (target) => {
    if (isLogInRequired()) pendingReport.keep(target)
    else open(ReportDialog, { target })
  }
}

/** Opens the report that a visitor wanted to make before they logged in. */
export function usePendingReport(): void {
  const open = useModal()
  usePendingAct(pendingReport, { act: (target) => open(ReportDialog, { target }) })
}
