/** A circle that hides a place. */
export interface PrivatePlace {
  readonly id: number
  readonly name: string
  /** Of the circle's centre, which is not the place. */
  readonly lat: number
  readonly lng: number
  /** Metres. */
  readonly radius: number
}

export interface PrivatePlaceList {
  /** In the order in which they came. */
  readonly data: readonly PrivatePlace[]
  /** Of the articles affected by the last change: how many have been updated already. */
  readonly articles: { readonly done: number; readonly total: number }
}
