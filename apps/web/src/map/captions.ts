/** Where the captions of tokens stand: below, above where that is free, and shorter where neighbours leave no room. */
import type { TokenShown } from './map-token.tsx'

export interface Captioned extends Pick<TokenShown, 'id' | 'caption' | 'count'> {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export type Caption = Required<Pick<TokenShown, 'caption' | 'captionAbove'>>

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** About as wide as a letter of a caption is, and as high as its line. */
const [LETTER, LINE] = [6.3, 15]
/** Between a token and its caption. */
const GAP = 3
/** What is left of a name where there is room for no more. */
const SHORT = 5

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const bodyOf = ({ x, y, radius }: Captioned): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
})

function boxOf({ x, y, radius, count = '' }: Captioned, { caption, captionAbove }: Caption): Box {
  const half = ((caption.length + count.length + 1) * LETTER) / 2
  const top = captionAbove ? y - radius - GAP - LINE : y + radius + GAP
  return { left: x - half, top, right: x + half, bottom: top + LINE }
}

/** The first word of a name, or its beginning. */
export function shortened(name: string): string {
  const [first = ''] = name.split(/[\s,]/)
  return first.length > SHORT + 1 ? `${first.slice(0, SHORT)}…` : first
}

export function captionsOf(tokens: readonly Captioned[]): ReadonlyMap<string, Caption> {
  const bodies = tokens.map(bodyOf)
  const taken: Box[] = []
  return new Map(
    tokens.map((token, place): [string, Caption] => {
      const short = shortened(token.caption)
      const ways = [token.caption, short].flatMap(caption =>
        [false, true].map((captionAbove): Caption => ({ caption, captionAbove })),
      )
      const isFree = (way: Caption): boolean => {
        const box = boxOf(token, way)
        return (
          !taken.some(other => overlap(box, other)) &&
          !bodies.some((body, other) => other !== place && overlap(box, body))
        )
      }
      const found = ways.find(isFree) ?? { caption: short, captionAbove: false }
      taken.push(boxOf(token, found))
      return [token.id, found]
    }),
  )
}
