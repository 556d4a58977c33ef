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

export type Report = (line: string) => void

export interface Benchmark {
  /** Every result's name begins with this; `--only` compares with it. */
  readonly name: string
  /** Too slow for every run: runs only when `--only` names it. A smoke run has it, too. */
  readonly isOnDemand?: boolean
  run(report: Report): Promise<readonly Result[]>
}

/** One small round of everything, to see that it still runs. What it measures says nothing. */
export const isSmoke = process.argv.includes('--smoke')

/** How much is measured: the usual amount, or what suffices to see that it runs. */
export const amount = (usual: number, inSmoke: number) => (isSmoke ? inSmoke : usual)

type Measured = Omit<Result, 'ratio'>

/** For figures where less is better: milliseconds, megabytes. */
export function lessIsBetter(measured: Measured): Result {
  return { ...measured, ratio: measured.value / measured.bound }
}

/** For figures where more is better: requests a second. */
export function moreIsBetter(measured: Measured): Result {
  return { ...measured, ratio: measured.bound / measured.value }
}
