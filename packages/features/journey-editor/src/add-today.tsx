import { randomId } from '@mishiori/map-document'
import type { ArticleSummary } from '@repo/articles/article-summary'
import type { JourneyView } from '@repo/journeys/journey-view'
import { useJourneysMessages } from '@repo/journeys/journeys-messages'
import { stageOfToday } from '@repo/journeys/use-adding'
import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Icon } from '@repo/ui/icon'
import { plus } from '@repo/ui/icons'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'

const EntryPicker = lazyComponent(() => import('./entry-picker.tsx').then((all) => ({ default: all.EntryPicker })))
const NONE: ReadonlySet<number> = new Set()

interface AddTodayProps {
  journey: Pick<JourneyView, 'id' | 'isTravelling' | 'startsOn'>
}

/** Whoever is on the way puts today's route at the end of today, in two presses. */
export default function AddToday({ journey }: AddTodayProps) {
  const t = useJourneysMessages()
  const [isOpen, setIsOpen] = useState(false)
  const put = usePutting(journey)
  return (
    <>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        icon={<Icon path={plus} size={18} />}
        onPointerEnter={() => void EntryPicker.preload()}
        onClick={() => setIsOpen(true)}
      >
        {t('journeys.today.add')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <EntryPicker
            isOpen
            purpose="add"
            taken={NONE}
            onPick={(article) => {
              setIsOpen(false)
              void put(article)
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** Adds a route to the day that it is, and shows the page with it. */
function usePutting({ id: journeyId, ...journey }: AddTodayProps['journey']) {
  const t = useJourneysMessages()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  return async ({ id }: ArticleSummary) => {
    const answer = await browserApi().addJourneyEntries(
      { params: { id: String(journeyId) }, body: { entries: [stageOfToday(journey, id)] } },
      { headers: { 'idempotency-key': randomId() } },
    )
    if (!answer.ok)
      return show({ variant: 'danger', title: t('journeys.today.failed'), text: formatError(answer.error) })
    show({ variant: 'success', title: t('journeys.today.added') })
    await revalidate()
  }
}
