import styles from './account-picture.module.css'

const HILL = 'M-100-8C-96-62-38-104 18-92S104-40 98 12 50 96-6 98-104 46-100-8Z'
const HILLS = [
  { x: 130, y: 250, size: 2.3, turn: 20 },
  { x: 690, y: 90, size: 2, turn: -35 },
  { x: 560, y: 720, size: 2.7, turn: 65 },
  { x: 60, y: 820, size: 1.5, turn: 130 },
] as const
const HEIGHTS = [1, 0.84, 0.69, 0.55, 0.42, 0.3, 0.19] as const
const RIVER = 'M300-20c-30 90 60 130 40 220s-120 120-90 210 150 90 190 180-60 150-30 230 90 60 110 100'
const ROAD = 'M176 742c-28-64 36-98 58-150s-6-92 44-122 122 4 166-34-6-102 48-136 70 22 112-24'

/** Hills, a river and one road from start to goal, in the map's colours. Decoration beside the account forms. */
export function AccountPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 820 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {HILLS.map((hill) => (
        <g
          key={hill.x}
          transform={`translate(${hill.x} ${hill.y}) rotate(${hill.turn}) scale(${hill.size} ${hill.size * 0.86})`}
        >
          {HEIGHTS.map((height) => (
            <path
              key={height}
              className={styles.contour}
              d={HILL}
              transform={`scale(${height}) rotate(${height * 40})`}
            />
          ))}
        </g>
      ))}
      <path className={styles.river} d={RIVER} />
      <path className={styles.casing} d={ROAD} />
      <path className={styles.road} d={ROAD} pathLength={1} />
      <Pin x={176} y={742} letter="S" className={styles.start} />
      <Pin x={604} y={276} letter="G" className={styles.goal} />
    </svg>
  )
}

function Pin({ x, y, letter, className }: { x: number; y: number; letter: string; className: string | undefined }) {
  return (
    <g transform={`translate(${x} ${y}) scale(1.15)`} className={className}>
      <path className={styles.pin} d="M0 0C-3-9-14.5-18-14.5-31a14.5 14.5 0 0 1 29 0C14.5-18 3-9 0 0Z" />
      <text className={styles.letter} y={-26} textAnchor="middle">
        {letter}
      </text>
    </g>
  )
}
