import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  aspectRatio?: CSSProperties['aspectRatio']
}

/** Reserves the place of loading content, in its final size. Hidden from assistive technology: announce "loading" once, outside. */
export function Skeleton({ width = '100%', height, aspectRatio }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height, aspectRatio }} aria-hidden="true" />
}
