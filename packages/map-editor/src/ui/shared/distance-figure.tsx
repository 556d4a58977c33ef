import { measureDistance } from '../../messages/format.ts'

interface DistanceFigureProps {
  readonly meters: number
  /** BCP 47. */
  readonly locale: string
}

/** A distance as a large figure with a small unit. */
export function DistanceFigure({ meters, locale }: DistanceFigureProps) {
  const { figure, unit } = measureDistance(meters, locale)
  return (
    <>
      {figure}
      <small>{unit}</small>
    </>
  )
}
