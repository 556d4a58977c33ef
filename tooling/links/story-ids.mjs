const idOf = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** `DrawsALine2` is shown as "Draws A Line 2". */
const nameOf = (exported) =>
  exported
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/([A-Za-z])(\d)/g, '$1 $2')

/** The ids of Storybook's addresses, from the texts of story files and MDX pages. */
export function storyIds(texts) {
  return new Set(
    texts.flatMap((text) => {
      const page = text.match(/<Meta title="([^"]+)"/)
      if (page) return [`${idOf(page[1])}--docs`]
      const title = text.match(/title: '([^']+)'/)
      const stories = [...text.matchAll(/^export const (\w+)\b/gm)].map(([, name]) => idOf(nameOf(name)))
      return title ? stories.map((story) => `${idOf(title[1])}--${story}`) : []
    }),
  )
}
