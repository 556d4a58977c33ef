import type { Journey, Locale } from '@repo/contract'
import { readKeptJourney } from '@repo/journey-editor/kept-journey'
import { JourneysMessagesProvider } from '@repo/journeys/journeys-messages'
import { readDeviceUser } from '@repo/offline/device-user'
import { useOfflineMessages } from '@repo/offline/offline-messages'
import { Spinner } from '@repo/ui/spinner'
import { useLanguage } from '@repo/web-kit/language'
import { Suspense, use, useState } from 'react'
import { NotThere } from './offline-frame.tsx'

/** The editor of a journey as the server had it last, with the edits that are kept on this device. */
export function OfflineJourneyEditor({ id }: { id: number }) {
  const { locale } = useLanguage()
  const [opening] = useState(() => open(id, locale))
  return (
    <Suspense fallback={<Spinner size={24} />}>
      <Opened opening={opening} />
    </Suspense>
  )
}

async function open(journeyId: number, locale: Locale) {
  const user = readDeviceUser()
  const [page, catalogue, journey] = await Promise.all([
    import('@repo/journey-editor/journey-editor-page').catch(() => null),
    (locale === 'ja' ? import('@repo/journeys/messages/ja') : import('@repo/journeys/messages/en-us')).catch(
      () => null,
    ),
    user && readKeptJourney({ userId: user.id, journeyId }).catch(() => null),
  ])
  return { room: page && catalogue && { page, catalogue }, user, journey: journey satisfies Journey | null }
}

function Opened({ opening }: { opening: ReturnType<typeof open> }) {
  const t = useOfflineMessages()
  const { locale } = useLanguage()
  const { room, user, journey } = use(opening)
  if (!user || !journey) return <NotThere title={t('offline.noJourney')} text={t('offline.noJourneyText')} />
  if (!room) return <NotThere title={t('offline.notKept')} text={t('offline.notKeptText')} />
  const { JourneyEditorPage } = room.page
  return (
    <JourneysMessagesProvider locale={locale} messages={room.catalogue.messages}>
      <JourneyEditorPage journey={journey} userId={user.id} />
    </JourneysMessagesProvider>
  )
}
