import type { Sums } from './manifest.ts'

const MEGABYTE = 1024 ** 2
const counted = (count: number) => count.toLocaleString('en-US')

export const describeSize = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`

/** What is in a backup, for the operator. */
export function describeContents({ tables, files, missing }: Sums): string {
  const rows = Object.values(tables).reduce((sum, { count }) => sum + count, 0)
  const people = tables.users?.count ?? 0
  const articles = tables.routes?.count ?? 0
  const contents = `${counted(people)} accounts, ${counted(articles)} articles, ${counted(rows)} rows in all, ${counted(files.count)} pictures.`
  if (missing.length === 0) return contents
  return `${contents}\nPictures that have a row but no file, as when they were deleted meanwhile: ${missing.length}, such as ${missing[0]}.`
}
