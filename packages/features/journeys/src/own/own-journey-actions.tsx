import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Icon } from '@repo/ui/icon'
import { dotsThree, eye, pencil, trash } from '@repo/ui/icons'
import { Menu } from '@repo/ui/menu'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useNavigate, useRevalidator } from 'react-router'
import { useJourneysMessages } from '../messages/journeys-messages.ts'
import { journeyEditPath, journeyPath } from '../view/journey-links.ts'
import type { OwnJourney } from '../view/listed-journey.ts'
import styles from './own-journeys-page.module.css'

interface OwnJourneyActionsProps {
  journey: OwnJourney
  title: string
  isTrash: boolean
}

/** What can be done with a journey in the list: of one in the trash, to have it back. */
export function OwnJourneyActions({ journey: { id }, title, isTrash }: OwnJourneyActionsProps) {
  const t = useJourneysMessages()
  const navigate = useNavigate()
  const { restore, remove } = useTrashing(id, title)
  if (isTrash)
    return (
      <Button aria-label={t('journeys.own.restoreOf', { title })} onClick={() => void restore()}>
        {t('journeys.own.restore')}
      </Button>
    )
  return (
    <Menu
      trigger={
        <button type="button" className={styles.more} aria-label={t('journeys.own.actions', { title })}>
          <Icon path={dotsThree} size={22} />
        </button>
      }
      items={[
        {
          label: t('journeys.edit'),
          icon: <Icon path={pencil} size={18} />,
          onSelect: () => navigate(journeyEditPath(id)),
        },
        {
          label: t('journeys.own.view'),
          icon: <Icon path={eye} size={18} />,
          onSelect: () => navigate(journeyPath(id)),
        },
        {
          label: t('journeys.own.delete'),
          icon: <Icon path={trash} size={18} />,
          isDanger: true,
          onSelect: () => void remove(),
        },
      ]}
    />
  )
}

/** Deletes at once, with a way back: it stays in the trash for a while. */
function useTrashing(id: number, title: string) {
  const t = useJourneysMessages()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const act = async (answer: ReturnType<ReturnType<typeof browserApi>['restoreJourney' | 'deleteJourney']>) => {
    const { ok, ...refusal } = await answer
    if (!ok && 'error' in refusal) show({ variant: 'danger', title: formatError(refusal.error) })
    if (ok) await revalidate()
    return ok
  }
  const params = { id: String(id) }
  const restore = async () => {
    if (await act(browserApi().restoreJourney({ params })))
      show({ variant: 'success', title: t('journeys.own.restored', { title }) })
  }
  const remove = async () => {
    if (!(await act(browserApi().deleteJourney({ params })))) return
    // The focused row is gone: the focus moves to the start of the page's content.
    document.getElementById('content')?.focus({ preventScroll: true })
    show({
      variant: 'success',
      title: t('journeys.own.deleted', { title }),
      action: { label: t('journeys.own.undo'), onAct: () => void restore() },
    })
  }
  return { restore, remove }
}
