export const SHARE_TOKEN_BYTES = 24

/** Opens an article that is shared by link to everybody who has it. */
export function shareAddress(publicUrl: string, { id, shareToken }: { id: number; shareToken: string }): string {
  return `${publicUrl}/routes/${id}?token=${shareToken}`
}
