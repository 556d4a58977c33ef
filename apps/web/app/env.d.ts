/// <reference types="vite/client" />

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'

  const build: ServerBuild
  export = build
}

declare module 'virtual:built-styles' {
  /** What is in the style sheets of the browser's build, by address; nothing in development. */
  const styles: Readonly<Record<string, string>>
  export default styles
}
