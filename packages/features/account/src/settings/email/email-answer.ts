/** What the page about one's address says after one of its forms was sent. */
export interface EmailAnswer {
  readonly entered?: string
  readonly wrongEmail?: string
  readonly wrongPassword?: string
  readonly problem?: string
  readonly waitSeconds?: number | undefined
  readonly resendWait?: number | undefined
  readonly done?: string
}
