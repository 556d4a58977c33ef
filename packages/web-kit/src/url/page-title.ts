/** `Mishiori | page`, as the specification wants titles. */
export function pageTitle(page: string | undefined): string {
  return page ? `Mishiori | ${page}` : 'Mishiori'
}
