/** What the tools are called. */
export interface ToolNames {
  readonly select: string
  readonly spot: string
  readonly imageSpot: string
  readonly line: string
  readonly navigationLine: string
  readonly shape: string
  readonly erase: string
  readonly placeSearch: string
}
