import { Source } from '@storybook/addon-docs/blocks'

/** The first example of a README, as it stands there. */
export function FirstExample({ readme }: { readonly readme: string }) {
  return <Source language="tsx" code={/^```tsx\n([\s\S]*?)^```/m.exec(readme)?.[1] ?? ''} />
}
