/** What the operator's module may export. It is evaluated only after somebody has agreed. */
interface ConsentModule {
  /** Called with the path of every page that is shown, the one of the agreement included. */
  readonly pageView?: (path: string) => void
}

let loading: Promise<ConsentModule> | null = null

/** Tells the operator's module of a page, and loads it first when that has not happened. A module that fails disturbs nobody. */
export async function tellPageView(address: string, path: string): Promise<void> {
  loading ??= import(/* @vite-ignore */ address).catch((error: unknown) => {
    console.warn('The script of CONSENT_SCRIPT could not be loaded.', error)
    return {}
  })
  const { pageView } = await loading
  pageView?.(path)
}
