/**
 * The only style sheets that may stand in the page itself: libraries of the page write them there, with always the same
 * text, so each is let in by its hash and nothing else is.
 */
import { createHash } from 'node:crypto'

/** The library that writes it, and what. */
export const WRITTEN_STYLES: readonly { readonly by: string; readonly text: string }[] = [
  {
    by: 'react-aria, so that a double tap is not waited for',
    text: '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  },
  {
    by: 'react-aria, so that the page behind a dialog does not scroll',
    text: '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
  },
  {
    by: '@observablehq/plot, in every chart',
    text: `:where(.plot-d6a7b5) {
  --plot-background: white;
  display: block;
  height: auto;
  height: intrinsic;
  max-width: 100%;
}
:where(.plot-d6a7b5 text),
:where(.plot-d6a7b5 tspan) {
  white-space: pre;
}`,
  },
]

/** As a content security policy names it. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
