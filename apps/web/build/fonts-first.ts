/**
 * The two faces that every page begins with are fetched together with its script, rather than when the style sheet is
 * read: then the first words stand in them already, and nothing moves.
 */
import type { Plugin } from 'vite'

const FIRST = /\/(?:source-serif-4-latin-opsz-normal|ibm-plex-sans-condensed-latin-400-normal)-[^/]+\.woff2$/

export const fontsFirst = (): Plugin => ({
  name: 'umpire-fonts-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter(file => FIRST.test(file))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
          injectTo: 'head' as const,
        })),
  },
})
