/** What a Nice Route is for: an article or a journey. */
interface Liked {
  /** Of the viewer. */
  readonly isLiked: boolean
  readonly likeCount: number
  readonly viewerCan: { readonly edit: boolean; readonly interact: boolean }
}

export interface NiceProps {
  readonly liked: Liked
  /** Its page for this reader, with the token of a link that they came by: where forms are sent. */
  readonly path: string
}
