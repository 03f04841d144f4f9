/** A sentence of the log on the page. Only one figure of a line is open at a time. */

import { NumberThatOpens } from '../../../elements/controls/opens.tsx'
import { Dice } from '../../../elements/play/dice.tsx'
import { Outcome, Person, Plate } from '../../../elements/play/plate.tsx'
import { Why } from '../../../elements/play/why.tsx'
import { numbered } from '../../../text/numbered.ts'
import type { Part, Sentence } from './parts.ts'

function PartShown({ part }: { readonly part: Exclude<Part, { readonly kind: 'text' }> }) {
  switch (part.kind) {
    case 'person':
      return <Person side={part.side}>{part.name}</Person>
    case 'figure':
      return part.why.length === 0 ? (
        <b className="log-figure">{part.text}</b>
      ) : (
        <NumberThatOpens shows={<Why reasons={part.why} unfolded={2} />}>{part.text}</NumberThatOpens>
      )
    case 'dice':
      return part.roll.faces.length === 0 ? (
        <b className="log-figure">{part.roll.total}</b>
      ) : (
        <Dice
          faces={part.roll.faces}
          dice={part.roll.dice}
          variant={part.roll.secret === true ? 'open-secret' : 'thrown'}
        />
      )
    case 'outcome':
      return <Outcome made={part.made}>{part.text}</Outcome>
    case 'plate':
      return <Plate kind={part.bad ? 'failed' : 'made'}>{part.text}</Plate>
  }
}

/** A figure and the stop behind it are not parted at the end of a line. */
const STOP = /^[.,;:]/

export const SentenceShown = ({ sentence }: { readonly sentence: Sentence }) => (
  <>
    {numbered(sentence).map(({ thing, place }) => {
      const before = sentence[place - 1]
      const next = sentence[place + 1]
      const stop = thing.kind !== 'text' && next?.kind === 'text' ? (STOP.exec(next.text)?.[0] ?? '') : ''
      if (thing.kind === 'text') {
        return before !== undefined && before.kind !== 'text' ? thing.text.replace(STOP, '') : thing.text
      }
      return (
        <span key={place} className={stop === '' ? undefined : 'nowrap'}>
          <PartShown part={thing} />
          {stop}
        </span>
      )
    })}
  </>
)
