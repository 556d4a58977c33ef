export type BasemapTheme = 'light' | 'dark'
export type BasemapLocale = 'ja' | 'en-us'

/** Colours of the embedded map: low saturation, cool relief, so that the route's line stands out. */
export const BASEMAP_COLORS = {
  light: {
    water: '#a8d5e0',
    coast: '#7eb6c6',
    river: '#7fc0d4',
    lowland: '#dce9d5',
    upland: '#c9ddcb',
    highland: '#e2eae4',
    summit: '#f4f6f2',
    near: {
      lowland: '#e0ecd6',
      terrace: '#e6edd6',
      hill: '#eef0dc',
      mountain: '#efe9d8',
      highland: '#e4dcd0',
      summit: '#f4f2ee',
    },
    graticule: '#5f7466',
    shadow: '#4d7d86',
    highlight: '#fdfdf6',
    border: '#7d8a8f',
    stateBorder: '#9aaaa3',
    label: '#22313a',
    labelQuiet: '#51626a',
    halo: 'rgba(255,255,255,0.94)',
    dot: '#ffffff',
  },
  dark: {
    water: '#0d3242',
    coast: '#2c687a',
    river: '#1f6a82',
    lowland: '#1e3335',
    upland: '#23403e',
    highland: '#3a5053',
    summit: '#566c6e',
    near: {
      lowland: '#1a302c',
      terrace: '#1e342f',
      hill: '#243933',
      mountain: '#2d3e3a',
      highland: '#3b4947',
      summit: '#5a6766',
    },
    graticule: '#9db4ac',
    shadow: '#060f14',
    highlight: '#5f8788',
    border: '#71868f',
    stateBorder: '#4d636b',
    label: '#e6eef0',
    labelQuiet: '#a0b1b8',
    halo: 'rgba(12,24,30,0.92)',
    dot: '#0f1b21',
  },
} as const satisfies Record<BasemapTheme, Record<string, string | Readonly<Record<string, string>>>>

export type BasemapColors = (typeof BASEMAP_COLORS)[BasemapTheme]
