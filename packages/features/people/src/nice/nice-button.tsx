import { Count } from '@repo/articles/count'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { thumbsUp, thumbsUpFill } from '@repo/ui/icons'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useLanguage } from '@repo/web-kit/language'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import type { NiceProps } from './liked.ts'
import styles from './nice.module.css'
import { pendingNice } from './pending-nice.ts'
import { useNice } from './use-nice.ts'

/** Sends a Nice Route, and takes it back. Visitors get the log-in dialog; their action then runs. */
export function NiceButton({ liked, path }: NiceProps) {
  const { t } = useLanguage()
  const { isLiked, count, send } = useNice({ liked, path })
  const isLogInRequired = useLogInRequired()
  if (liked.viewerCan.edit || !liked.viewerCan.interact) return null
  return (
    <ButtonForm
      method="post"
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        if (isLogInRequired()) pendingNice.keep(path)
        else send(!isLiked)
      }}
    >
      <input type="hidden" name="intent" value="favorite" />
      <button
        type="submit"
        name="favorite"
        value={isLiked ? '0' : '1'}
        aria-pressed={isLiked}
        className={buttonClass({ variant: isLiked ? 'soft' : 'line' })}
      >
        <Icon path={isLiked ? thumbsUpFill : thumbsUp} size={18} />
        {t('article.nice')}
        {count > 0 ? (
          <span className={styles.count} data-count>
            <Count value={count} />
          </span>
        ) : null}
      </button>
    </ButtonForm>
  )
}
