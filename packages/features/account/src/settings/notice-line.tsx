import { Icon } from '@repo/ui/icon'
import { checkCircleFill, warningCircleFill } from '@repo/ui/icons'
import styles from './settings-form.module.css'

/** What an action answers to the page that sent it. */
export interface Outcome {
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
        {done ? (
          <p className={styles.done}>
            <Icon path={checkCircleFill} size={20} />
            {done}
          </p>
        ) : null}
      </div>
      {problem ? (
        <p className={styles.problem} role="alert">
          <Icon path={warningCircleFill} size={20} />
          <span>{problem}</span>
        </p>
      ) : null}
    </>
  )
}
