/** For stories in a window as wide as a small laptop or a tablet that lies on its side. */
export const smallDesktop = {
  globals: { viewport: { value: 'smallDesktop' } },
  parameters: {
    viewport: {
      options: {
        smallDesktop: { name: 'Small desktop', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
      },
    },
  },
} as const
