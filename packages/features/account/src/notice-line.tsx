import { Icon } from '@repo/ui/icon'
import { checkCircleFill, warningCircleFill } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import styles from './notice-line.module.css'

/** What an action answers to the page that sent it. */
export interface ActionOutcome {
  readonly done?: string
  readonly problem?: string
}

interface NoticeLineProps {
  done?: string | null | undefined
  problem?: string | null | undefined
}

/** What has come of something that was done to a list. */
export function NoticeLine({ done, problem }: NoticeLineProps) {
  return (
    <>
      <div role="status" hidden={!done}>
        <DoneLine done={done} />
      </div>
      <ProblemLine problem={problem} />
    </>
  )
}

/** What has been done, within something that is a status already. */
export function DoneLine({ done }: Pick<NoticeLineProps, 'done'>) {
  return done ? (
    <p className={styles.done}>
      <Icon path={checkCircleFill} size={20} />
      {done}
    </p>
  ) : null
}

interface ProblemLineProps {
  problem: NoticeLineProps['problem']
  /** Counted down in place of the problem. */
  remaining?: number
}

export function ProblemLine({ problem, remaining = 0 }: ProblemLineProps) {
  const { t } = useLanguage()
  return problem ? (
    <p className={styles.problem} role="alert">
      <Icon path={warningCircleFill} size={20} />
      <span>{remaining > 0 ? t('auth.waitSeconds', { seconds: remaining }) : problem}</span>
    </p>
  ) : null
}
