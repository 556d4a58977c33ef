import { useCommonModal } from '../site-shell/modals/common-modals.tsx'
import { useLogInRequired } from '../site-shell/modals/use-log-in-required.ts'
import { pendingReport, type ReportTarget } from './report-target.ts'

/** Opens the dialog that reports a target to moderators; visitors get the log-in dialog. */
export function useReport(): (target: ReportTarget) => void {
  const open = useCommonModal()
  const isLogInRequired = useLogInRequired()
  return (target) => {
    if (isLogInRequired()) pendingReport.keep(target)
    else open({ name: 'report', target })
  }
}
