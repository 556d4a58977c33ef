import { STRAVA_PAGE } from '@repo/authoring/start-addresses'
import type { ApiError } from '@repo/contract'
import { ActionBar } from '@repo/ui/action-bar'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { SearchBox } from '@repo/ui/search-box'
import { type FormEvent, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { AccountBar } from './account-bar.tsx'
import { ActivityList } from './activity-list.tsx'
import { ListProblem } from './list-problem.tsx'
import { useStravaMessages } from './messages/strava-messages.ts'
import styles from './strava.module.css'
import type { StravaActivityPage, StravaConnection } from './strava.ts'
import { listAddress } from './strava-address.ts'
import { StravaImportModal } from './strava-import-modal.tsx'
import { useSelection } from './use-selection.ts'

export interface ChoosingProps {
  strava: StravaConnection
  list: { readonly ok: true; readonly data: StravaActivityPage } | { readonly ok: false; readonly error: ApiError }
  page: number
  terms: string
  /** Why the last import did not begin. */
  problem?: string | undefined
}

/** With an account: look, search, choose. */
export function Choosing({ strava, list, page, terms, problem }: ChoosingProps) {
  const t = useStravaMessages()
  const selection = useSelection()
  const [isConfirming, setIsConfirming] = useState(false)
  const isLoading = useNavigation().state === 'loading'
  const { chosen } = selection
  const shown = list.ok ? list.data.data : []
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length > 0) setIsConfirming(true)
  }
  return (
    <>
      <AccountBar strava={strava} />
      <Search terms={terms} page={page} />
      {list.ok ? (
        // Without scripts it sends what is ticked, a route for each.
        <Form method="post" onSubmit={onSubmit} aria-busy={isLoading}>
          <input type="hidden" name="intent" value="import" />
          {chosen
            .filter(({ id }) => !shown.some((one) => one.id === id))
            .map(({ id }) => (
              <input key={id} type="hidden" name="activity" value={id} />
            ))}
          <ActivityList list={list.data} terms={terms} selection={selection} />
          <ActionBar className={styles.bar}>
            <p>{problem ?? (chosen.length === 0 ? t('strava.nothing') : null)}</p>
            <Button type="submit" variant="primary">
              {chosen.length === 0 ? t('strava.start') : t('strava.next', { count: chosen.length })}
            </Button>
          </ActionBar>
        </Form>
      ) : (
        <ListProblem error={list.error} page={page} terms={terms} />
      )}
      <StravaImportModal
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        chosen={chosen}
        mayPublish={strava.mayPublish}
        problem={problem}
      />
    </>
  )
}

function Search({ terms, page }: { terms: string; page: number }) {
  const t = useStravaMessages()
  const again = listAddress({ page, terms })
  return (
    <Form method="get" action={STRAVA_PAGE} role="search" className={styles.search}>
      <SearchBox key={terms} name="q" label={t('strava.search')} defaultValue={terms} />
      <Button type="submit" variant="line">
        {t('strava.searchButton')}
      </Button>
      {terms === '' ? null : <Link to={STRAVA_PAGE}>{t('strava.clear')}</Link>}
      <Link
        to={`${again}${again.includes('?') ? '&' : '?'}fresh=1`}
        className={buttonClass({ variant: 'ghost' })}
        replace
      >
        {t('strava.reload')}
      </Link>
    </Form>
  )
}
