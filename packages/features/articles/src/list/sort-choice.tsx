import { SegmentedLinks } from '@repo/ui/segmented'

interface SortChoiceProps<Sort extends string> {
  /** The common label of the links. */
  label: string
  sorts: readonly Sort[]
  labels: Readonly<Record<Sort, string>>
  current: Sort
  hrefOf: (sort: Sort) => string
}

/** The orders that a list can be put in, each a link to the list in it. */
export function SortChoice<Sort extends string>({ label, sorts, labels, current, hrefOf }: SortChoiceProps<Sort>) {
  const links = sorts.map((sort) => ({ href: hrefOf(sort), label: labels[sort], isCurrent: sort === current }))
  return <SegmentedLinks label={label} links={links} />
}
