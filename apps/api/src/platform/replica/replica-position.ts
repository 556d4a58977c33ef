/** Where a position is in the log of the database, as PostgreSQL writes it: two hexadecimal halves. */
export function parsePosition(text: string): bigint {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

interface Sample {
  readonly position: bigint
  readonly atMs: number
}

/**
 * What a replica must have replayed so that nobody reads from it what was true before the newest public change that this
 * process knows. Positions are asked of the primary, after a change has been heard of: the change lies before them.
 */
export interface ReplicaPosition {
  /** Something public has changed. */
  changed(): void
  /** Whether the position of the newest change is not known yet. */
  needsSample(): boolean
  /** Begins to ask the primary; the answer is to be given to what is returned. */
  sample(atMs: number): (position: bigint) => void
  replayed(position: bigint): void
  /** Milliseconds since the first moment of the primary that the replica lacks; 0 if it lacks none that is known. */
  lagMs(nowMs: number): number
  hasNewestChange(): boolean
}

/** Samples kept while the replica does not get on; the first of them tells the lag. */
const MAX_SAMPLES = 1_000

export function createReplicaPosition(): ReplicaPosition {
  let changes = 0
  /** Changes that lie before `required`. */
  let located = 0
  let required = 0n
  let replayed = 0n
  let samples: Sample[] = []
  return {
    changed: () => void changes++,
    needsSample: () => located < changes,
    sample(atMs) {
      const seen = changes
      return (position) => {
        located = seen
        required = position
        if (position > replayed && samples.length < MAX_SAMPLES) samples.push({ position, atMs })
      }
    },
    replayed(position) {
      replayed = position
      samples = samples.filter((sample) => sample.position > position)
    },
    lagMs: (nowMs) => (samples[0] ? nowMs - samples[0].atMs : 0),
    // Before the first change, that of having begun to listen, nothing is known.
    hasNewestChange: () => changes > 0 && located === changes && replayed >= required,
  }
}
