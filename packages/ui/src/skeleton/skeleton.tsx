import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  aspectRatio?: CSSProperties['aspectRatio']
}

/** Holds the place of what is loading, in its final size. Hidden from assistive technology: say "loading" once, outside. */
export function Skeleton({ width = '100%', height, aspectRatio }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height, aspectRatio }} aria-hidden="true" />
}
