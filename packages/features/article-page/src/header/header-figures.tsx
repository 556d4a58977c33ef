import { durationParts } from '@repo/articles/duration-parts'
import { type KeyFigure, KeyFigures, partOf } from '@repo/articles/key-figures'
import type { LineFigures } from '@repo/articles/reading-view'
import { measureDistance, measureElevation } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'

const MS_PER_MINUTE = 60_000

/** What one chooses by: how far, how high, how long and how hard the main line is, as far as that is known. */
export function HeaderFigures({ figures }: { figures: LineFigures | null }) {
  const language = useLanguage()
  const { t } = language
  if (!figures) return null
  const { lengthMeters, elevation, difficulty } = figures
  return (
    <KeyFigures
      label={t('article.atAGlance')}
      figures={[
        [t('article.distance'), [partOf(measureDistance(lengthMeters, language))]],
        elevation && [t('article.gain'), [partOf(measureElevation(elevation.gainMeters, language))]],
        durationFigure(figures, t),
        difficulty && [t('article.difficulty'), [[t(`article.difficulty.${difficulty}`)]]],
      ]}
    />
  )
}

type Translate = ReturnType<typeof useLanguage>['t']

/** As it was recorded or, where it was not, as a model estimates it: named, because they are not the same. */
function durationFigure({ durationMs, time }: LineFigures, t: Translate): KeyFigure | null {
  if (durationMs !== null) return [t('article.recordedTime'), durationParts(durationMs / MS_PER_MINUTE, t)]
  // Without its climbs it would read like a promise: the section about the way has it, and says so.
  if (!time || time.climbs === 'unknown') return null
  return [t('article.estimatedTime'), durationParts(time.minutes, t)]
}
