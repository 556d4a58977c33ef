import type { ReadingView } from '@repo/articles/reading-view'
import { RoutePicture } from '@repo/articles/route-picture'
import styles from './presentation.module.css'

/** The picture of the map, until the live one has something to show and where it cannot. */
export function DrawnMap({ article }: { article: ReadingView['article'] }) {
  return (
    <RoutePicture article={article} show="wideMap" width={1440} height={640} loading="eager" className={styles.drawn} />
  )
}
