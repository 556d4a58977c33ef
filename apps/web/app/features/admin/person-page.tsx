import { Link } from 'react-router'
import styles from './admin.module.css'
import { personChoices } from './decision-choices.ts'
import { DecisionForm } from './decision-form.tsx'
import { useAdminMessages } from './messages/admin-messages.ts'
import type { ModeratedPerson } from './moderation.ts'
import { PersonCard } from './person-card.tsx'

interface PersonPageProps {
  person: ModeratedPerson
  title: string
}

/** Somebody before a moderator. */
export function PersonPage({ person, title }: PersonPageProps) {
  const t = useAdminMessages()
  return (
    <div className={styles.page}>
      <Link to="/admin" className={styles.back}>
        {t('admin.back')}
      </Link>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        <PersonCard person={person} isPage />
        <DecisionForm choices={personChoices(person)} />
      </div>
    </div>
  )
}
