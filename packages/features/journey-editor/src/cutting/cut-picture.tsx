import { colorStyle } from '@repo/journeys/color-style'
import { DrawnMap } from '@repo/journeys/drawn-map'
import { JourneyProfile } from '@repo/journeys/journey-profile'
import type { JourneyKind } from '@repo/journeys/journey-view'
import { wholeProfile } from '@repo/journeys/whole-profile'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { Suspense, useMemo, useState } from 'react'
import { CutHandles } from './cut-handles.tsx'
import type { CutLine } from './cut-line.ts'
import styles from './cutting.module.css'
import type { LineCuttingState } from './use-line-cutting.ts'

const CutMap = lazyComponent(() => import('./cut-map.tsx'))

interface CutPictureProps extends Pick<LineCuttingState, 'plan' | 'stages' | 'parts' | 'actions' | 'nameOf'> {
  line: CutLine
  kind: JourneyKind
}

/** The stages in the colours of their days on a map and along the elevations, with their cuts. */
export function CutPicture({ line, kind, plan, stages, parts, actions, nameOf }: CutPictureProps) {
  const [isMapFailed, setMapFailed] = useState(false)
  const [cursor, setCursor] = useState<number | null>(null)
  const preview = useMemo(() => ({ parts }), [parts])
  const { ways, heights } = useMemo(() => {
    const facts = stages.map((stage, index) => [index, line.factsOf(stage)] as const)
    return {
      ways: new Map(facts.map(([index, { path }]) => [index, path])),
      heights: new Map(facts.map(([index, stage]) => [index, stage.heights])),
    }
  }, [stages, line])
  const profile = useMemo(() => wholeProfile(preview, heights, null), [preview, heights])
  const drawn = <DrawnMap journey={preview} ways={ways} />
  const handles = <CutHandles plan={plan} nameOf={nameOf} {...actions} />
  return (
    <div className={styles.shown}>
      <div className={styles.map}>
        {isMapFailed ? (
          drawn
        ) : (
          <Suspense fallback={drawn}>
            <CutMap
              {...actions}
              line={line.line}
              plan={plan}
              preview={preview}
              ways={ways}
              onFailure={() => setMapFailed(true)}
              fallback={drawn}
            />
          </Suspense>
        )}
      </div>
      <div className={styles.profile}>
        {profile ? (
          <JourneyProfile kind={kind} profile={profile} cursorMeters={cursor} onCursor={setCursor} handles={handles} />
        ) : (
          <div className={styles.strip}>
            {stages.map(({ fromMeters, toMeters }, index) => (
              <i
                key={fromMeters}
                style={{ flexGrow: toMeters - fromMeters, ...colorStyle(parts[index]?.color ?? 'teal') }}
              />
            ))}
            {handles}
          </div>
        )}
      </div>
    </div>
  )
}
