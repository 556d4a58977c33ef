import { Icon } from '@repo/ui/icon'
import { link, mapPin } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import type { Profile } from '@repo/web-kit/person'
import styles from './profile-details.module.css'
import { type ProfileLink, profileLinks } from './profile-links.ts'

const SERVICE_NAMES = { twitter: 'X', instagram: 'Instagram', facebook: 'Facebook' } as const

/** A user's introduction, place and links. */
export function ProfileDetails({ user }: { user: Profile }) {
  const { t } = useLanguage()
  const links = profileLinks(user)
  const hasFacts = user.place !== '' || links.length > 0
  if (user.profile === '' && !hasFacts) return null
  return (
    <section className={styles.details} aria-label={t('user.about', { name: user.nickname })}>
      {user.profile === '' ? null : <p className={styles.text}>{user.profile}</p>}
      {hasFacts ? <Facts place={user.place} links={links} /> : null}
    </section>
  )
}

function Facts({ place, links }: { place: string; links: readonly ProfileLink[] }) {
  const { t } = useLanguage()
  return (
    <ul className={styles.facts}>
      {place === '' ? null : (
        <li>
          <Icon path={mapPin} size={18} />
          <VisuallyHidden>{t('user.place')}: </VisuallyHidden>
          <span>{place}</span>
        </li>
      )}
      {links.map(({ kind, href, text }) => (
        <li key={kind}>
          {kind === 'site' ? (
            <>
              <Icon path={link} size={18} />
              <VisuallyHidden>{t('user.site')}: </VisuallyHidden>
            </>
          ) : (
            <span className={styles.service}>{SERVICE_NAMES[kind]}</span>
          )}
          <a href={href} rel="nofollow ugc noopener" target="_blank">
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
