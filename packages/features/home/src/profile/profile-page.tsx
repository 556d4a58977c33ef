import type { ProfileInput } from '@repo/contract'
import type { Profile } from '@repo/web-kit/person'
import { Link } from 'react-router'
import homeStyles from '../home.module.css'
import { useOwnMessages } from '../messages/own-messages.ts'
import { AvatarCard } from './avatar-card.tsx'
import { enteredBy, type ProfileField } from './profile-entries.ts'
import styles from './profile-form.module.css'
import { ProfileForm } from './profile-form.tsx'

const NOTHING_WRONG: readonly ProfileField[] = []

interface ProfileAnswer {
  readonly entries: ProfileInput
  readonly wrong?: readonly ProfileField[]
  /** Null when the entries were saved. */
  readonly problem: string | null
}

interface ProfilePageProps {
  user: Profile
  answer: ProfileAnswer | undefined
}

/** What people read about the user. */
export function ProfilePage({ user, answer }: ProfilePageProps) {
  const t = useOwnMessages()
  const isSaved = answer?.problem === null
  return (
    <div className={homeStyles.page}>
      <h1 className={homeStyles.title}>{t('profile.title')}</h1>
      <div>
        <p className={styles.lead}>{t('profile.lead')}</p>
        <div role="status">
          {isSaved ? (
            <p className={styles.saved}>
              {t('profile.saved')} <Link to={`/users/${user.id}`}>{t('profile.see')}</Link>
            </p>
          ) : null}
        </div>
      </div>
      <AvatarCard name={user.nickname} avatar={user.avatar} />
      <ProfileForm
        // What was saved may be tidier than what was typed.
        key={isSaved ? JSON.stringify(answer.entries) : 'typed'}
        userName={user.name}
        entries={answer?.entries ?? enteredBy(user)}
        wrong={answer?.wrong ?? NOTHING_WRONG}
        problem={answer?.problem ?? null}
      />
    </div>
  )
}
