import { REPORT_REASONS } from '@repo/contract'
import { useLanguage } from '@repo/web-kit/language'

/** Says the reasons of reports as the dialog does. */
export function useReasonLabel(): (reason: string) => string {
  const { t } = useLanguage()
  return (reason) => {
    const known = REPORT_REASONS.route.find((code) => code === reason)
    return known ? t(`report.reason.${known}`) : reason
  }
}
