/** How far two figures are apart, as the range line and the panel beside it both say it. */
import type { RangeSpan } from '../odds/ask.ts'
import type { EncounterView, Figure } from '../views/encounter-view.ts'

const CLOSE = 'close'

/** Close range is a relation of two figures, and no place: two in one band may touch or not. */
export const touches = ({ contacts }: EncounterView, a: string, b: string): boolean =>
  contacts.some(([one, other]) => (one === a && other === b) || (one === b && other === a))

/** The range between two, with the DM that the first one's weapon has there; none beyond every range. */
export function rangeBetween(
  view: EncounterView,
  from: Figure,
  to: Figure,
  spans: readonly RangeSpan[],
): RangeSpan | undefined {
  if (touches(view, from.id, to.id)) return spans.find(({ range }) => range === CLOSE)
  const apart = Math.abs(from.band - to.band)
  return spans.find(span => span.range !== CLOSE && span.from <= apart && apart <= span.to)
}

/** The ranges that others in a figure's own band are at: close for who touches it, short for everybody else. */
export function rangesHere(view: EncounterView, figure: Figure, spans: readonly RangeSpan[]): readonly RangeSpan[] {
  const beside = view.figures.filter(one => one.id !== figure.id && one.gone === null && one.band === figure.band)
  const touching = beside.filter(one => touches(view, figure.id, one.id))
  const [close, here] = [spans.find(({ range }) => range === CLOSE), spans.find(({ from }) => from === 0)]
  return [
    ...(touching.length > 0 && close !== undefined ? [close] : []),
    ...((touching.length === 0 || touching.length < beside.length) && here !== undefined ? [here] : []),
  ]
}
