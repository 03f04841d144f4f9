/** The inside of a line that the table itself wrote: what people said, threw, set and undid. */
import { Dice } from '../../elements/play/dice.tsx'
import { useAtTable } from '../room/at-table.ts'
import { useRoom } from '../room/room.ts'
import { tableWords as text } from '../room/words.ts'
import { byOf, lineText, type OwnLine } from './line-text.ts'
import { Overridden } from './override-line.tsx'
import { manyText, resultText } from './roll-text.ts'

const words = text.log

export function OwnLineText({ line, fresh }: { readonly line: OwnLine; readonly fresh: boolean }) {
  const { log } = useAtTable()
  const { tellerOf } = useRoom()
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
          {words.rolled(by, line.dice, line.purpose, line.secret)}: <Fallen line={line} fresh={fresh} />{' '}
          <b className="log-number">{resultText(line)}</b>
        </>
      )
    case 'overridden':
      return <Overridden line={line} />
    case 'turn':
      return lineText(line, log, tellerOf(line.scene).screens)
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

type RolledLine = Extract<OwnLine, { readonly kind: 'rolled' }>

/** The dice as they lie; of many how often each face did. */
export function Fallen({ line, fresh = false }: { readonly line: RolledLine; readonly fresh?: boolean }) {
  const { faces, dice, typed, secret } = line
  const many = manyText(line)
  if (many !== undefined) return <span className="muted">{many}</span>
  return <Dice faces={faces} dice={dice} variant={typed ? 'typed' : secret ? 'open-secret' : 'thrown'} fresh={fresh} />
}
