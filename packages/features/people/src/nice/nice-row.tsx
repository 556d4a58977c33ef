import { useLanguage } from '@repo/web-kit/language'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ReportButton } from '../report/report-button.tsx'
import type { ReportTarget } from '../report/report-target.ts'
import type { NiceProps } from './liked.ts'
import styles from './nice.module.css'
import { NiceButton } from './nice-button.tsx'
import { useNice, useNiceOutcome } from './use-nice.ts'

interface NiceRowProps extends NiceProps {
  /** The page with those who have sent one. */
  thankedPath: string
  /** What is reported from here; null where that is elsewhere. */
  reported: ReportTarget | null
  /** What else there is to it. */
  children?: ReactNode
}

/** Below what was read: the Nice Route button and the users who have sent one. */
export function NiceRow({ liked, path, thankedPath, reported, children }: NiceRowProps) {
  const { t } = useLanguage()
  const { count } = useNice({ liked, path })
  useNiceOutcome({ liked, path })
  return (
    <div className={styles.row}>
      <NiceButton liked={liked} path={path} />
      {count > 0 ? <Link to={thankedPath}>{t('article.niceBy', { count })}</Link> : null}
      {children}
      {reported === null || liked.viewerCan.edit ? null : <ReportButton target={reported} className={styles.report} />}
    </div>
  )
}
