import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import { ImportHistory } from '../jobs/import-history.tsx'
import { type TimelineImport, type TimelineImportList, toTimelineImportList } from '../jobs/timeline-import.ts'
import { useTimelineMessages } from '../messages/timeline-messages.ts'

/** Imports that have ended, with more on request. */
export function History({ list }: { list: TimelineImportList }) {
  const t = useTimelineMessages()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const [earlier, setEarlier] = useState<Pick<TimelineImportList, 'data' | 'next'>>({ data: [], next: list.next })
  const [isLoading, setIsLoading] = useState(false)
  const next = earlier.data.length > 0 ? earlier.next : list.next
  const loadEarlier = async () => {
    if (next === null) return
    setIsLoading(true)
    const answer = await browserApi().listTimelineImports({ query: { before: next } })
    setIsLoading(false)
    if (!answer.ok) {
      return show({ variant: 'danger', title: t('timeline.historyFailed'), text: formatError(answer.error) })
    }
    const page = toTimelineImportList(answer.data)
    setEarlier({ data: [...earlier.data, ...page.data], next: page.next })
  }
  const imports = withoutDoubles([...list.data, ...earlier.data])
  if (imports.length === 0) return <p>{t('timeline.noHistory')}</p>
  return (
    <>
      <ImportHistory imports={imports} />
      {next === null ? null : (
        <Button busyLabel={isLoading ? t('timeline.more') : undefined} onClick={() => void loadEarlier()}>
          {t('timeline.more')}
        </Button>
      )}
    </>
  )
}

/** The first page grows at its top while later ones are shown. */
const withoutDoubles = (imports: readonly TimelineImport[]) => [
  ...new Map(imports.map((job) => [job.id, job])).values(),
]
