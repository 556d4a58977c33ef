/** @returns the path of the page of the newest public article. */
export async function findArticle(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/routes`)
  const list: unknown = await answer.json()
  const { data } = list as { data: { id: number }[] } // as the contract says
  const [first] = data
  if (!first) throw new Error('the demonstration has no articles')
  return `/routes/${first.id}`
}
