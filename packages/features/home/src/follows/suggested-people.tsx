import { PeopleList } from '@repo/people/people-list'
import type { FollowListPerson } from '@repo/web-kit/person'
import { useOwnMessages } from '../messages/own-messages.ts'
import styles from './follows.module.css'

interface SuggestedPeopleProps {
  people: readonly FollowListPerson[]
  headingLevel?: 2 | 3
}

/** People whose routes one may like; nothing without any. */
export function SuggestedPeople({ people, headingLevel = 2 }: SuggestedPeopleProps) {
  const own = useOwnMessages()
  const Heading = `h${headingLevel}` as const
  if (people.length === 0) return null
  return (
    <div className={styles.suggested}>
      <Heading className={styles.subtitle}>{own('feed.suggested')}</Heading>
      <PeopleList label={own('feed.suggested')} people={people} />
    </div>
  )
}
