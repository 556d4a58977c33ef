import { PictureChooser } from '@repo/authoring/picture-chooser'
import { useCroppedPicture } from '@repo/authoring/use-cropped-picture'
import { PRODUCT_LIMITS } from '@repo/contract'
import { Avatar } from '@repo/ui/avatar'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { image, trash } from '@repo/ui/icons'
import { useIsBrowser } from '@repo/web-kit/use-is-browser'
import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'
import styles from './avatar-card.module.css'

/** What the fetcher's action answers: why nothing was changed; null when it was. */
export interface AvatarAnswer {
  readonly avatarProblem: string | null
}

interface AvatarCardProps {
  name: string
  /** Address of the picture; null shows the beginning of the name. */
  avatar: string | null
}

const AVATAR_SIZE = { width: PRODUCT_LIMITS.avatarEdgePx, height: PRODUCT_LIMITS.avatarEdgePx } as const

/** One's picture: chosen, cut to a square, taken away again. Taking it away works without scripts, cutting one does not. */
export function AvatarCard({ name, avatar }: AvatarCardProps) {
  const t = useOwnMessages()
  const input = useRef<HTMLInputElement>(null)
  const change = useFetcher<AvatarAnswer>({ key: 'avatar' })
  const picture = useCroppedPicture({
    size: AVATAR_SIZE,
    fileName: 'avatar.jpg',
    onStored: (path) => void change.submit({ avatar: path }, { method: 'post', action: '/home/profile' }),
  })
  // Without scripts no button stands that does nothing.
  const hasScripts = useIsBrowser()
  const isChanging = change.state !== 'idle' || picture.step.kind === 'sending'
  return (
    <section className={styles.card} aria-labelledby="avatar-title">
      <Avatar name={name} src={avatar} size="xl" />
      <div className={styles.text}>
        <h2 id="avatar-title" className={styles.title}>
          {t('avatar.title')}
        </h2>
        <p className={styles.hint}>{t('avatar.hint')}</p>
        <div className={styles.actions}>
          {hasScripts ? (
            <Button
              icon={<Icon path={image} size={18} />}
              busyLabel={isChanging ? t('avatar.changing') : undefined}
              onClick={() => input.current?.click()}
            >
              {t(avatar ? 'avatar.change' : 'avatar.choose')}
            </Button>
          ) : null}
          {avatar && !isChanging ? (
            <change.Form method="post" action="/home/profile">
              <input type="hidden" name="avatar" value="" />
              <Button type="submit" variant="ghost" icon={<Icon path={trash} size={18} />}>
                {t('avatar.remove')}
              </Button>
            </change.Form>
          ) : null}
        </div>
        <PictureChooser t={t} picture={picture} input={input} label={t('avatar.choose')} />
        <div role="status">{change.data?.avatarProblem === null && !isChanging ? t('avatar.changed') : null}</div>
        {change.data?.avatarProblem ? (
          <p className={styles.problem} role="alert">
            {change.data.avatarProblem}
          </p>
        ) : null}
      </div>
    </section>
  )
}
