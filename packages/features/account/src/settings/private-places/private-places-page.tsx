import { useAccountMessages } from '../../messages/account-messages.ts'
import { NoticeLine } from '../../notice-line.tsx'
import { AccountPage } from '../account-page.tsx'
import type { PrivatePlaceList } from './private-place.ts'
import { PrivatePlaces } from './private-places.tsx'

export interface PlacesAnswer {
  readonly done?: string
  readonly problem?: string
  /** Of the form for a new place, which shows its own message. */
  readonly isNew?: boolean
}

interface PrivatePlacesPageProps {
  list: PrivatePlaceList
  answer: PlacesAnswer | undefined
}

/** The places that no route of the user shows to others. */
export function PrivatePlacesPage({ list, answer }: PrivatePlacesPageProps) {
  const t = useAccountMessages()
  const { problem, done, isNew = false } = answer ?? {}
  return (
    <AccountPage title={t('places.title')} lead={t('places.lead')}>
      <NoticeLine done={done} problem={isNew ? null : problem} />
      <PrivatePlaces key={list.data.length} list={list} problem={isNew ? problem : undefined} />
    </AccountPage>
  )
}
