/** An entry of the log without the words of a game: what happened as plain values, its dice, and the reasons behind. */

import { NumberThatOpens } from '../../elements/controls/opens.tsx'
import { Dice } from '../../elements/play/dice.tsx'
import { Why } from '../../elements/play/why.tsx'
import type { EntryLine } from '../../plug-in/screens.ts'
import { numberText } from '../../text/number-text.ts'
import { numbered } from '../../text/numbered.ts'
import { tableWords as text } from '../room/words.ts'
import { eventText, factText, isRecord } from './values.ts'

type Roll = EntryLine['entry']['rolls'][number]

const rollText = ({ by, dice, purpose }: Roll): string =>
  by === undefined ? text.plain.threw(dice, purpose) : text.plain.threwBy(by, dice, purpose)

/** "Bram: wounded, injury 4". */
function happening({ type, values }: NonNullable<EntryLine['entry']['fact']>): string {
  const { who, ...others } = isRecord(values) ? values : {}
  const what = [eventText(type), factText(others)].filter(part => part !== '').join(', ')
  return typeof who === 'string' ? `${text.plain.happened(who)} ${what}` : what
}

const told = ({ fact, note }: EntryLine['entry']): string =>
  [fact === undefined ? '' : happening(fact), note?.text ?? ''].filter(part => part !== '').join('. ')

export function PlainLine({ line: { entry } }: { readonly line: EntryLine }) {
  const { rolls, why } = entry
  const said = told(entry)
  return (
    <>
      {numbered(rolls).map(({ thing: roll, place }) => (
        <span key={place}>
          {rollText(roll)}:{' '}
          <Dice faces={roll.faces} dice={roll.dice} variant={roll.secret === true ? 'open-secret' : 'thrown'} />{' '}
          <RollTotal total={roll.total} why={place === rolls.length - 1 ? why : []} />.{' '}
        </span>
      ))}
      {said !== '' && <b>{/[.!?]$/.test(said) ? said : `${said}.`}</b>}
      {rolls.length === 0 && why.length > 0 && (
        <>
          {' '}
          <NumberThatOpens shows={<Why reasons={why} />}>{text.plain.why}</NumberThatOpens>
        </>
      )}
    </>
  )
}

/** The last roll of an entry opens into all of its reasons. */
const RollTotal = ({ total, why }: { readonly total: number; readonly why: EntryLine['entry']['why'] }) =>
  why.length === 0 ? (
    <b className="log-number">{numberText(total)}</b>
  ) : (
    <NumberThatOpens shows={<Why reasons={why} />}>{numberText(total)}</NumberThatOpens>
  )

export const plainSpoken = ({ entry }: EntryLine): string =>
  [...entry.rolls.map(roll => `${rollText(roll)}: ${numberText(roll.total)}`), told(entry)]
    .filter(part => part !== '')
    .map(part => `${part}.`)
    .join(' ')
