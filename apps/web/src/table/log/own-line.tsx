/** The inside of a line that the table itself wrote: what people said, threw, set and undid. */
import { Dice } from '../../elements/dice.tsx'
import { numberText, valueText } from '../../elements/number-text.ts'
import { useAtTable } from '../at-table.ts'
import { tableWords as text } from '../words.ts'
import { byOf, lineText, type OwnLine, placeText } from './line-text.ts'

const words = text.log

export function OwnLineText({ line, fresh }: { readonly line: OwnLine; readonly fresh: boolean }) {
  const { log } = useAtTable()
  const by = byOf(line)
  switch (line.kind) {
    case 'said':
      return (
        <>
          <b>{line.to === undefined ? words.said(by) : words.whispered(by, line.to)}</b>{' '}
          <span className="log-said">{line.text}</span>
        </>
      )
    case 'rolled':
      return (
        <>
          {words.rolled(by, line.dice, line.purpose)}
          {line.secret && ` ${words.secretly}`}:{' '}
          <Dice
            faces={line.faces}
            dice={line.dice}
            variant={line.typed ? 'typed' : line.secret ? 'open-secret' : 'thrown'}
            fresh={fresh}
          />{' '}
          <b className="log-number">{numberText(line.total)}</b>
        </>
      )
    case 'overridden':
      if (line.place.length === 0) return lineText(line, log)
      return (
        <>
          {words.set(by)} <b>{placeText(line.place)}</b> {words.to} <b className="log-number">{valueText(line.to)}</b>;{' '}
          {words.was(valueText(line.from))}. {line.note !== '' && words.note(line.note)}
        </>
      )
    case 'dice':
      return (
        <>
          {line.what === 'entropy' ? words.entropy(by) : words[line.what]}{' '}
          {line.what === 'entropy' ? words.note(line.text) : <code className="log-code">{line.text}</code>}
        </>
      )
    default:
      return lineText(line, log)
  }
}
