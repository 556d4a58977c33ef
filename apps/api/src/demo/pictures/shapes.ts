export const WIDTH = 1200
export const HEIGHT = 675

/** Where a row of things stands, how tall it is, and the seed of its irregularities. */
interface Placement {
  readonly y: number
  readonly height: number
  readonly seed: number
}

/** A repeatable stream of numbers in [0, 1): the same scene is drawn on every machine (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A sky from `top` to the `horizon`'s colour, with a pale sun or moon when it is given. */
export function sky(top: string, horizon: string, sun?: { x: number; y: number; radius: number }): string {
  const disc = sun ? `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="#fff" opacity=".62"/>` : ''
  return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${horizon}"/></linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${disc}`
}

/** A range of hills from edge to edge: three waves of different lengths around `y`. */
export function ridge(fill: string, { y, height, seed }: Placement): string {
  const next = random(seed)
  const waves = [1.1, 2.7, 6.3].map((turns, index) => ({
    turns: turns + next(),
    phase: next() * 7,
    part: 0.6 ** (index + 1),
  }))
  const points = Array.from({ length: 61 }, (_, index) => {
    const x = (index / 60) * WIDTH
    const rise = waves.reduce(
      (sum, { turns, phase, part }) => sum + Math.sin((index / 60) * turns * 6.28 + phase) * part,
      0,
    )
    return `${x.toFixed(0)} ${(y - rise * height).toFixed(1)}`
  })
  return `<path d="M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}Z" fill="${fill}"/>`
}

/** Conifers along a line, taller and darker towards the viewer when called again lower. */
export function conifers(
  fill: string,
  { y, height, count, seed }: { y: number; height: number; count: number; seed: number },
): string {
  const next = random(seed)
  const trees = Array.from({ length: count }, () => {
    const x = next() * (WIDTH + 80) - 40
    const tall = height * (0.7 + next() * 0.6)
    const base = y + next() * 30
    return `M${x.toFixed(0)} ${(base - tall).toFixed(0)}l${(tall * 0.17).toFixed(0)} ${tall.toFixed(0)}h${(-tall * 0.34).toFixed(0)}z`
  })
  return `<path d="${trees.join('')}" fill="${fill}"/>`
}

/** Round crowns, as of cherry or broadleaf trees. */
export function crowns(
  fill: string,
  { y, size, count, seed }: { y: number; size: number; count: number; seed: number },
): string {
  const next = random(seed)
  const circles = Array.from({ length: count }, () => {
    const radius = size * (0.6 + next() * 0.7)
    return `<circle cx="${(next() * WIDTH).toFixed(0)}" cy="${(y + (next() - 0.5) * size).toFixed(0)}" r="${radius.toFixed(0)}"/>`
  })
  return `<g fill="${fill}">${circles.join('')}</g>`
}

/** Water from `y` down, with quiet lines of light. */
export function water(fill: string, light: string, { y, seed }: { y: number; seed: number }): string {
  const next = random(seed)
  const lines = Array.from({ length: 16 }, () => {
    const lineY = y + 12 + next() * (HEIGHT - y - 12)
    return `M${(next() * WIDTH).toFixed(0)} ${lineY.toFixed(0)}h${(60 + next() * 320).toFixed(0)}`
  })
  return `<path d="M0 ${y}h${WIDTH}v${HEIGHT - y}H0z" fill="${fill}"/><path d="${lines.join('')}" stroke="${light}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`
}

/** A way from the lower edge to a point far off. */
export function path(fill: string, { x, y, width }: { x: number; y: number; width: number }): string {
  const left = WIDTH / 2 - width
  return `<path d="M${left} ${HEIGHT}C${left + 160} ${y + 190} ${x - 130} ${y + 130} ${x - 5} ${y}h10C${x - 60} ${y + 130} ${left + width * 1.4} ${y + 200} ${left + width * 2} ${HEIGHT}z" fill="${fill}"/>`
}

/** A suspension bridge from edge to edge. */
export function suspensionBridge(
  stroke: string,
  { y, towers, rise }: { y: number; towers: readonly [number, number]; rise: number },
): string {
  const [left, right] = towers
  const top = y - rise
  const middle = (left + right) / 2
  const span = (right - left) / 2
  const sag = (x: number) => top + rise * 0.86 * (1 - ((x - middle) / span) ** 2)
  const hangers = Array.from({ length: 23 }, (_, index) => left + ((index + 1) * (right - left)) / 24)
  return `<g stroke="${stroke}" fill="none"><path d="M0 ${y}H${WIDTH}" stroke-width="12"/><path d="M0 ${y - 14}L${left} ${top}Q${middle} ${top + rise * 1.72} ${right} ${top}L${WIDTH} ${y - 14}" stroke-width="5"/><path d="${hangers.map((x) => `M${x.toFixed(0)} ${y}V${sag(x).toFixed(0)}`).join('')}" stroke-width="2"/><path d="M${left} ${y + 120}V${top - 12}M${right} ${y + 120}V${top - 12}" stroke-width="22"/></g>`
}

/** A torii, its feet at `y`. */
export function torii(fill: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const bar = (dy: number, half: number, thick: number) =>
    `<rect x="${x - half * size}" y="${y - dy * size}" width="${2 * half * size}" height="${thick * size}" rx="${size * 0.02}"/>`
  return `<g fill="${fill}">${bar(1.42, 0.85, 0.13)}${bar(1.1, 0.68, 0.09)}<rect x="${x - 0.52 * size}" y="${y - 1.35 * size}" width="${0.13 * size}" height="${1.35 * size}"/><rect x="${x + 0.39 * size}" y="${y - 1.35 * size}" width="${0.13 * size}" height="${1.35 * size}"/></g>`
}

/** Houses side by side with low roofs and lit windows, standing at `y`. */
export function roofs(
  fills: readonly [wall: string, roof: string, window: string],
  { y, height, seed }: Placement,
): string {
  const next = random(seed)
  const houses: string[] = []
  for (let x = -40; x < WIDTH; ) {
    const wide = 110 + next() * 110
    const tall = height * (0.7 + next() * 0.5)
    houses.push(house(fills, { x, y, wide, tall }))
    x += wide
  }
  return houses.join('')
}

function house(
  [wall, roof, window]: readonly [string, string, string],
  { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number },
): string {
  const top = y - tall
  const panes = [0.14, 0.42, 0.7].flatMap((part) =>
    [0.3, 0.64].map(
      (level) =>
        `M${(x + wide * part).toFixed(0)} ${(top + tall * level).toFixed(0)}h${(wide * 0.17).toFixed(0)}v${(tall * 0.18).toFixed(0)}h${(-wide * 0.17).toFixed(0)}z`,
    ),
  )
  const eaves = `M${(x - 12).toFixed(0)} ${(top + 6).toFixed(0)}l${(wide / 2 + 12).toFixed(0)} ${(-tall * 0.3).toFixed(0)} ${(wide / 2 + 12).toFixed(0)} ${(tall * 0.3).toFixed(0)}z`
  const body = `<rect x="${x.toFixed(0)}" y="${top.toFixed(0)}" width="${(wide - 3).toFixed(0)}" height="${tall.toFixed(0)}" fill="${wall}"/>`
  return `${body}<path d="${panes.join('')}" fill="${window}" opacity=".75"/><path d="${eaves}" fill="${roof}"/>`
}

/** A skyline of towers. */
export function towers(fill: string, { y, height, seed }: Placement): string {
  const next = random(seed)
  const blocks: string[] = []
  for (let x = 0; x < WIDTH; ) {
    const wide = 34 + next() * 62
    const tall = height * (0.25 + next() ** 2)
    blocks.push(`M${x.toFixed(0)} ${y}v${(-tall).toFixed(0)}h${wide.toFixed(0)}v${tall.toFixed(0)}z`)
    x += wide + 3
  }
  return `<path d="${blocks.join('')}" fill="${fill}"/>`
}

/** Rocks at the water's edge. */
export function rocks(
  fill: string,
  { y, size, count, seed }: { y: number; size: number; count: number; seed: number },
): string {
  const next = random(seed)
  const stones = Array.from({ length: count }, () => {
    const x = next() * WIDTH
    const wide = size * (0.6 + next())
    const base = y + next() * 70
    return `M${(x - wide).toFixed(0)} ${base.toFixed(0)}l${(wide * 0.4).toFixed(0)} ${(-wide * 0.62).toFixed(0)} ${(wide * 0.7).toFixed(0)} ${(-wide * 0.1).toFixed(0)} ${(wide * 0.9).toFixed(0)} ${(wide * 0.72).toFixed(0)}z`
  })
  return `<path d="${stones.join('')}" fill="${fill}"/>`
}
