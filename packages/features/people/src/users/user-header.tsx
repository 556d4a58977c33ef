import { RoutePicture } from '@repo/articles/route-picture'
import { formatDate } from '@repo/i18n'
import { Avatar } from '@repo/ui/avatar'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { IconButton } from '@repo/ui/icon-button'
import { dotsThree, pencil } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import type { Profile } from '@repo/web-kit/person'
import { useRootData } from '@repo/web-kit/root-data'
import { useLangOfText } from '@repo/web-kit/use-localized-text'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { ApartNote } from '../following/apart-note.tsx'
import { BlockedNotice } from '../following/blocked-notice.tsx'
import { FollowButton } from '../following/follow-button.tsx'
import { useFollow } from '../following/use-follow.ts'
import { Achievements } from './achievements.tsx'
import { ProfileDetails } from './profile-details.tsx'
import styles from './users.module.css'

// Menus are heavy, and most readers open none here.
const PersonMenu = lazyComponent(() =>
  import('../following/person-menu.tsx').then((module) => ({ default: module.PersonMenu })),
)

/** Opens as soon as it is loaded, if its button was pressed before. */
function LoadedPersonMenu({ user }: { user: Profile }) {
  const { t } = useLanguage()
  const [isPressed, setIsPressed] = useState(false)
  const label = t('user.actions', { name: user.nickname })
  return (
    <Suspense fallback={<IconButton label={label} icon={dotsThree} onClick={() => setIsPressed(true)} />}>
      <PersonMenu person={user} isOpenAtFirst={isPressed} />
    </Suspense>
  )
}

interface UserHeaderProps {
  user: Profile
  /** Of the picture of all their lines; null without any. */
  mapPath: string | null
}

/** The map of all that a user has published, their profile and totals. */
export function UserHeader({ user, mapPath }: UserHeaderProps) {
  const { t, locale } = useLanguage()
  const { viewer } = useRootData()
  const { followerCount } = useFollow(user)
  const langOfText = useLangOfText()
  return (
    <header>
      <div className={styles.banner} data-map={mapPath !== null || undefined}>
        {mapPath === null ? null : (
          <RoutePicture
            article={{ thumbnailPath: null, previewPath: mapPath }}
            width={1440}
            height={280}
            loading="eager"
            show="wideMap"
          />
        )}
      </div>
      <div className={styles.person}>
        <span className={styles.portrait}>
          <Avatar name={user.nickname} src={user.avatar} size="xl" />
        </span>
        <div className={styles.who}>
          <h1 className={styles.title} lang={langOfText(user.nickname)}>
            {user.nickname}
          </h1>
          <p className={styles.name}>@{user.name}</p>
          <p className={styles.since}>{t('user.since', { date: formatDate(user.joinedAt, locale) })}</p>
        </div>
        <Achievements user={{ ...user, followerCount }} />
        {viewer?.id === user.id ? (
          <Link to="/home/profile" className={`${buttonClass({ variant: 'line' })} ${styles.edit}`}>
            <Icon path={pencil} size={18} />
            {t('user.edit')}
          </Link>
        ) : (
          <div className={styles.acts}>
            {user.canInteract ? <FollowButton person={user} variant="primary" /> : null}
            <LoadedPersonMenu user={user} />
          </div>
        )}
      </div>
      {user.canInteract ? null : (
        <div className={styles.notice}>
          {user.isBlocked ? <BlockedNotice person={user} /> : <ApartNote className={styles.apart} />}
        </div>
      )}
      <ProfileDetails user={user} />
    </header>
  )
}
