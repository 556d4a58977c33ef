import { RoutePicture } from '@repo/articles/route-picture'
import { useComparingMessages } from '../messages/comparing-messages.ts'
import type { DrawnLook, DrawnObject, MapDrawing } from './draw-map-changes.ts'
import styles from './map-changes.module.css'

const SIGNS: Readonly<Record<DrawnLook, string>> = { same: '', before: '', removed: '−', after: '≠', added: '+' }
const SPOT_RADIUS = 7
const SIGN_RADIUS = 12

interface MapChangesProps {
  drawing: MapDrawing
  /** Address of the later map's picture. */
  picture: string
}

/**
 * Both maps, one above the other, on the map itself. Signs and strokes tell the changes apart, not colours alone; the
 * list beside says the same in words.
 */
export function MapChanges({ drawing: { width, height, isOnPicture, objects }, picture }: MapChangesProps) {
  const t = useComparingMessages()
  const legend = [
    ['added', t('compare.objectAdded')],
    ['removed', t('compare.objectRemoved')],
    ['after', t('compare.objectChanged')],
    ['before', t('compare.objectBefore')],
    ['same', t('compare.objectSame')],
  ] as const
  return (
    <figure className={styles.figure}>
      <div className={styles.map}>
        {isOnPicture ? (
          <RoutePicture
            article={{ thumbnailPath: null, previewPath: picture }}
            show="map"
            loading="eager"
            width={width}
            height={height}
          />
        ) : null}
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('compare.mapCompared')}>
          {objects.map((object) => (
            <Drawn key={object.key} object={object} />
          ))}
          {objects.map(({ key, look, at }) => (SIGNS[look] ? <Sign key={key} look={look} at={at} /> : null))}
        </svg>
      </div>
      <figcaption>
        <ul className={styles.legend}>
          {legend
            .filter(([look]) => objects.some((object) => object.look === look))
            .map(([look, word]) => (
              <li key={look}>
                <svg viewBox="0 0 40 26" aria-hidden="true">
                  <path className={styles.stroke} data-look={look} d="M2 13H38" />
                  {SIGNS[look] ? <Sign look={look} at={{ x: 20, y: 13 }} /> : null}
                </svg>
                {word}
              </li>
            ))}
        </ul>
      </figcaption>
    </figure>
  )
}

function Drawn({ object: { look, outline, at } }: { object: DrawnObject }) {
  const draw = (className: string | undefined) =>
    outline === null ? (
      <circle className={className} data-look={look} cx={at.x} cy={at.y} r={SPOT_RADIUS} />
    ) : (
      <path className={className} data-look={look} d={outline} />
    )
  return (
    <>
      {draw(styles.casing)}
      {draw(styles.stroke)}
    </>
  )
}

function Sign({ look, at: { x, y } }: Pick<DrawnObject, 'look' | 'at'>) {
  return (
    <g className={styles.sign} data-look={look}>
      <circle cx={x} cy={y} r={SIGN_RADIUS} />
      <text x={x} y={y} dy="0.36em">
        {SIGNS[look]}
      </text>
    </g>
  )
}
