/** The pages that visitors read: top, lists, articles. */
export const reading = {
  'top.search': 'Search',
  'top.makeRoute': 'Make a route',
  'top.seeWhat': 'See what you can do',
} as const
