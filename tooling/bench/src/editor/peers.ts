import { type Benchmark, lessIsBetter } from '../benchmark.ts'
import { median } from '../stats.ts'
import { compare } from './compare.ts'
import { changeLayer, LAYER_FIGURES } from './layer-change.ts'
import { dragVertex } from './workloads.ts'

const PEERS = ['terra-draw', 'mapbox-gl-draw', 'geoman'] as const
const NAMES = ['mishiori', ...PEERS] as const
/** They need minutes for each. */
const ROUNDS = 3

type Runs<T> = Readonly<Record<(typeof NAMES)[number], readonly T[]>>

/** Our figure beside that of the peer that is best at it. */
function besideBest<T>(runs: Runs<T>, figure: (run: T) => number) {
  const middle = (name: (typeof NAMES)[number]) => median(runs[name].map(figure))
  return { unit: 'ms', value: middle('mishiori'), bound: Math.min(...PEERS.map(middle)) }
}

/** Other editors for MapLibre, worked through their own interfaces: how much faster than the best of them. */
export const peersBenchmark: Benchmark = {
  name: 'editor.peers',
  isOnDemand: true,
  async run(report) {
    const drags = await compare(NAMES, dragVertex, report, ROUNDS)
    const changes = await compare(NAMES, changeLayer, report, ROUNDS)
    const drag = besideBest(drags, ({ medianMs }) => medianMs)
    return [
      lessIsBetter({ name: 'editor.peers.drag-5000', ...drag, target: 1 / 10 }),
      ...LAYER_FIGURES.map(([part, figure]) =>
        lessIsBetter({
          name: `editor.peers.layer-change${part}`,
          ...besideBest(changes, figure),
          target: 1 / 15,
        }),
      ),
    ]
  },
}
