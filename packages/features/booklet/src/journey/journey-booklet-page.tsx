import type { MapDocument } from '@mishiori/map-document'
import type { ReadingView } from '@repo/articles/reading-view'
import { lengthUnits } from '@repo/i18n'
import { journeyPath } from '@repo/journeys/journey-links'
import type { JourneyView } from '@repo/journeys/journey-view'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useMemo, useState } from 'react'
import { OwnPlacesNote } from '../booklet-page.tsx'
import { type BookletChoices, defaultChoices } from '../choices.ts'
import { LoadedMaps } from '../loaded-maps.tsx'
import { useMapPictures } from '../pictures/use-map-pictures.ts'
import { layOutSheets } from '../plan/sheet-layout.ts'
import { useCanHaveProfile, usePrintStyle } from '../print-sources.ts'
import { JourneyBookletView } from './journey-booklet-view.tsx'
import { journeyOverview } from './journey-cover.tsx'
import { type JourneyVolume, stripsOfStage } from './journey-volumes.ts'
import { picturesOfJourney, planStages } from './plan-stages.ts'
import { printedStages } from './printed-stages.ts'

export interface JourneyBookletPageProps {
  journey: JourneyView
  volume: JourneyVolume
  /** The articles of its stages, each once. */
  views: readonly ReadingView[]
  token: string | null
  printedAt: string
}

/** A journey as a booklet: waits for the maps of its articles. Their stages are for everybody or the reader's own: no token opens them. */
export default function JourneyBookletPage(props: JourneyBookletPageProps) {
  return (
    <LoadedMaps views={props.views} token={null}>
      {(documents) => <DrawnJourney {...props} documents={documents} />}
    </LoadedMaps>
  )
}

/** Of many stages at once, tables that a router is asked for are asked for by their reader. */
function journeyChoices(languages: readonly string[], locale: Parameters<typeof defaultChoices>[1]): BookletChoices {
  return { ...defaultChoices(languages, locale), hasTurns: false, hasAlong: false }
}

function DrawnJourney(props: JourneyBookletPageProps & { documents: readonly MapDocument[] }) {
  const { journey, volume, views, token, printedAt, documents } = props
  const { locale, units } = useLanguage()
  const { publicUrl } = useRootData()
  const [choices, setChoices] = useState(() => journeyChoices(navigator.languages, locale))
  const { paper, layout, scale, heading, hasProfile } = choices
  const printed = useMemo(() => printedStages(volume.parts, views, documents), [volume, views, ...documents])
  const canHaveProfile = useCanHaveProfile()
  const mostStrips = stripsOfStage(volume)
  const stages = useMemo(
    () => planStages(printed, { choices, canHaveProfile, unitMeters: lengthUnits(units).long.meters, mostStrips }),
    [printed, canHaveProfile, paper, layout, scale, heading, hasProfile, units, mostStrips],
  )
  const sheet = useMemo(() => layOutSheets(choices, { hasProfile: false, spotCount: 0 }), [paper, layout])
  const overview = useMemo(() => journeyOverview(journey, sheet), [journey, sheet])
  const requests = useMemo(() => picturesOfJourney(overview, stages), [overview, stages])
  const drawing = useMapPictures({ requests, style: usePrintStyle(), isGrayscale: choices.isGrayscale })
  return (
    <JourneyBookletView
      journey={journey}
      volume={volume}
      token={token}
      stages={stages}
      overview={overview}
      layout={sheet}
      choices={choices}
      onChange={(change) => setChoices((before) => ({ ...before, ...change }))}
      drawing={drawing}
      address={journey.shareUrl ?? `${publicUrl}${journeyPath(journey.id, token)}`}
      site={new URL(publicUrl).host}
      printedAt={printedAt}
      note={views.some(({ article }) => article.viewerCan.edit) ? <OwnPlacesNote /> : null}
    />
  )
}
