import type { MapDocument } from '@mishiori/map-document'
import { shareAddress } from '@repo/articles/article-links'
import type { ReadingView } from '@repo/articles/reading-view'
import { lengthUnits } from '@repo/i18n'
import { useHiddenAreas } from '@repo/map-kit/use-hidden-areas'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useMemo, useState } from 'react'
import styles from './booklet.module.css'
import { useBookletAlong, useBookletTurns } from './booklet-tables.tsx'
import { BookletView } from './booklet-view.tsx'
import { defaultChoices } from './choices.ts'
import { LoadedMaps } from './loaded-maps.tsx'
import { useBookletMessages } from './messages/booklet-messages.ts'
import { useMapPictures } from './pictures/use-map-pictures.ts'
import { picturesOf, planBooklet } from './plan/plan-booklet.ts'
import { useCanHaveProfile, useKnownElevations, usePrintStyle, withElevations } from './print-sources.ts'

export interface BookletPageProps {
  view: ReadingView
  token: string | null
  printedAt: string
}

/** An article as a booklet: waits for its map. */
export default function BookletPage(props: BookletPageProps) {
  const views = useMemo(() => [props.view], [props.view])
  return (
    <LoadedMaps views={views} token={props.token}>
      {([value]) => (value ? <DrawnBooklet {...props} value={value} /> : null)}
    </LoadedMaps>
  )
}

function DrawnBooklet({ view, token, printedAt, value }: BookletPageProps & { value: MapDocument }) {
  const { locale, units } = useLanguage()
  const { publicUrl } = useRootData()
  const [choices, setChoices] = useState(() => defaultChoices(navigator.languages, locale))
  const document = useKnownElevations(value, choices.hasProfile)
  const canHaveProfile = useCanHaveProfile()(value)
  const { paper, layout, scale, heading, hasProfile } = choices
  const geometry = useMemo(
    () => planBooklet(value, choices, canHaveProfile, { unitMeters: lengthUnits(units).long.meters }),
    [value, canHaveProfile, paper, layout, scale, heading, hasProfile, units],
  )
  const requests = useMemo(() => picturesOf(geometry), [geometry])
  const drawing = useMapPictures({ requests, style: usePrintStyle(), isGrayscale: choices.isGrayscale })
  const along = useBookletAlong(value, choices.hasAlong)
  const turns = useBookletTurns(value, choices.hasTurns)
  const plan = useMemo(() => withElevations(geometry, document), [geometry, document])
  return (
    <BookletView
      view={view}
      token={token}
      document={document}
      plan={plan}
      choices={choices}
      drawing={drawing}
      along={along}
      turns={turns}
      printedAt={printedAt}
      onChange={(change) => setChoices((before) => ({ ...before, ...change }))}
      address={shareAddress(view.article, publicUrl, token)}
      site={new URL(publicUrl).host}
      note={view.article.viewerCan.edit ? <OwnPlacesNote /> : null}
    />
  )
}

/** Authors see what their private places hide from others, here as on the article's page. */
export function OwnPlacesNote() {
  const t = useBookletMessages()
  const areas = useHiddenAreas()
  if (areas.length === 0) return null
  return <p className={styles.warning}>{t('booklet.ownPlaces')}</p>
}
