/** One figure of the product beside the bound it is held to, both measured in the same run. */
export interface Result {
  /** Dotted: area, workload, and the figure when there are several, as `editor.open-1000.cpu`. */
  readonly name: string
  readonly unit: string
  readonly value: number
  readonly bound: number
  /** How many times worse than the bound: 1 is as good as it. */
  readonly ratio: number
  /** `ratio` at or below this is good. */
  readonly target: number
  /** What the product strives for beyond what it is held to, as a `value`; absent where nothing more is wanted. */
  readonly aim?: number
}

export interface Benchmark {
  /** Every result's name begins with this; `--only` compares with it. */
  readonly name: string
  /** Too slow for every run: runs only when `--only` names it. */
  readonly isOnDemand?: boolean
  run(report: (line: string) => void): Promise<readonly Result[]>
}

interface Measured {
  readonly name: string
  readonly unit: string
  readonly value: number
  readonly bound: number
  readonly target: number
  readonly aim?: number
}

/** For figures where less is better: milliseconds, megabytes. */
export function lessIsBetter(measured: Measured): Result {
  return { ...measured, ratio: measured.value / measured.bound }
}

/** For figures where more is better: requests a second. */
export function moreIsBetter(measured: Measured): Result {
  return { ...measured, ratio: measured.bound / measured.value }
}
