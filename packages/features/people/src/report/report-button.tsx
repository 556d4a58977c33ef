import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { flag } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import type { ReportTarget } from './report-target.ts'
import { useReport } from './use-report.ts'

/** Inconspicuous, but easy to find on purpose. */
export function ReportButton({ target, className }: { target: ReportTarget; className?: string | undefined }) {
  const { t } = useLanguage()
  const report = useReport()
  return (
    <Button
      variant="ghost"
      size="sm"
      className={className}
      icon={<Icon path={flag} size={16} />}
      onClick={() => report(target)}
    >
      {t('report.action')}
    </Button>
  )
}
