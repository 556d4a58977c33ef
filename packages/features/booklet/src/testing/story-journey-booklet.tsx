import { aReadingView } from '@repo/articles/testing/sample-reading'
import type { JourneyView } from '@repo/journeys/journey-view'
import { useMemo, useState } from 'react'
import { type BookletChoices, defaultChoices } from '../choices.ts'
import { JourneyBookletView } from '../journey/journey-booklet-view.tsx'
import { journeyOverview } from '../journey/journey-cover.tsx'
import { articleIdsOf, journeyVolumes, stripsOfStage } from '../journey/journey-volumes.ts'
import { planStages } from '../journey/plan-stages.ts'
import { printedStages } from '../journey/printed-stages.ts'
import type { MapPictures } from '../pictures/use-map-pictures.ts'
import { layOutSheets } from '../plan/sheet-layout.ts'
import { PASS } from './sample-maps.ts'

interface StoryJourneyBookletProps {
  journey: JourneyView
  drawing: MapPictures
  /** From 1. */
  volume?: number
}

/** The booklet of a journey, all of whose stages go over the same pass. */
export function StoryJourneyBooklet({ journey, drawing, volume: asked = 1 }: StoryJourneyBookletProps) {
  const [choices, setChoices] = useState<BookletChoices>({
    ...defaultChoices(['ja-JP'], 'ja'),
    hasTurns: false,
    hasAlong: false,
  })
  const volume = useMemo(() => journeyVolumes(journey)[asked - 1], [journey, asked])
  const views = useMemo(() => (volume ? articleIdsOf(volume) : []).map(viewOf), [volume])
  const printed = useMemo(
    () =>
      printedStages(
        volume?.parts ?? [],
        views,
        views.map(() => PASS),
      ),
    [volume, views],
  )
  if (!volume) return null
  const layout = layOutSheets(choices, { hasProfile: false, spotCount: 0 })
  return (
    <JourneyBookletView
      journey={journey}
      volume={volume}
      token={null}
      stages={planStages(printed, {
        choices,
        canHaveProfile: () => true,
        unitMeters: 1000,
        mostStrips: stripsOfStage(volume),
      })}
      overview={journeyOverview(journey, layout)}
      layout={layout}
      choices={choices}
      onChange={(change) => setChoices((before) => ({ ...before, ...change }))}
      drawing={drawing}
      address="https://routes.example/journeys/5"
      site="routes.example"
      printedAt="2026-11-26T00:00:00Z"
    />
  )
}

const viewOf = (id: number) => {
  const view = aReadingView()
  return { ...view, article: { ...view.article, id, title: `峠道 ${id}` }, bodyHtml: `<p>道${id}の話。</p>` }
}
