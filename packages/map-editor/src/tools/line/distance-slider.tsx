import { useId } from 'react'
import styles from './distance-slider.module.css'

export interface DistanceSliderProps {
  readonly label: string
  /** The distances that can be chosen, in metres, growing. */
  readonly stops: readonly number[]
  readonly meters: number
  readonly format: (meters: number) => string
  readonly onChange: (meters: number) => void
}

/** A distance from a few that each roughly double the one before. */
export function DistanceSlider({ label, stops, meters, format, onChange }: DistanceSliderProps) {
  const id = useId()
  const chosen = stops.findLastIndex((stop) => stop <= meters)
  return (
    <div className={styles.slider} data-wide="">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={stops.length - 1}
        step={1}
        value={Math.max(0, chosen)}
        aria-valuetext={format(meters)}
        onChange={({ currentTarget }) => onChange(stops[currentTarget.valueAsNumber] ?? meters)}
      />
      <output htmlFor={id}>{format(meters)}</output>
    </div>
  )
}
