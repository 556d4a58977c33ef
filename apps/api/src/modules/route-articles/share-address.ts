export const SHARE_TOKEN_BYTES = 24

/** The address of an article shared by link. All visitors with the address can open the article. */
export function shareAddress(publicUrl: string, { id, shareToken }: { id: number; shareToken: string }): string {
  return `${publicUrl}/routes/${id}?token=${shareToken}`
}
