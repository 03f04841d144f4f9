/** What the game master changed, by the name that the list of what may be changed has for it. */
import type { Json } from '@umpire/engine'
import type { LogLine } from '@umpire/protocol'
import { nameText, valueText } from '../../text/number-text.ts'
import { changeAt, changeName, changesIn, changeText } from '../gm/changes.ts'
import { useRoom } from '../room/room.ts'
import type { Teller } from '../room/scenes-seen.ts'
import { tableWords as text } from '../room/words.ts'
import { byOf } from './line-text.ts'

const words = text.log

export type OverriddenLine = Extract<LogLine, { readonly kind: 'overridden' }>

interface Told {
  readonly name: string
  readonly from: string
  readonly to: string
}

/** Of a scene that this page never saw, only the last word of the way to the value is known. */
function toldOf({ place, from, to }: OverriddenLine, { scene, screens }: Teller): Told {
  const change = scene === null ? undefined : changeAt(changesIn(scene, screens), place)
  const value = (one: Json): string => (change === undefined ? valueText(one) : changeText(change, one))
  const last = place.findLast(part => typeof part === 'string')
  return { name: change === undefined ? nameText(last ?? '') : changeName(change), from: value(from), to: value(to) }
}

/** Where it was more than one value: what was done. */
const editedOf = ({ place, to }: OverriddenLine, { screens }: Teller): string | undefined => screens.edited?.(place, to)

/** The same as text, for screen readers. */
export function overriddenText(line: OverriddenLine, teller: Teller): string {
  const edited = editedOf(line, teller)
  if (edited !== undefined) return words.edited(byOf(line), edited)
  const { name, from, to } = toldOf(line, teller)
  const told = `${words.set(byOf(line))} ${name} ${words.to} ${to}; ${words.was(from)}.`
  return [line.place.length === 0 ? words.overridden(byOf(line)) : told, line.note === '' ? '' : words.note(line.note)]
    .filter(part => part !== '')
    .join(' ')
}

export function Overridden({ line }: { readonly line: OverriddenLine }) {
  const { tellerOf } = useRoom()
  const note = line.note !== '' && ` ${words.note(line.note)}`
  // To others it may be a secret what was changed; that something was is not.
  if (line.place.length === 0) {
    return (
      <>
        {words.overridden(byOf(line))}
        {note}
      </>
    )
  }
  const teller = tellerOf(line.scene)
  const edited = editedOf(line, teller)
  if (edited !== undefined) return words.edited(byOf(line), edited)
  const { name, from, to } = toldOf(line, teller)
  return (
    <>
      {words.set(byOf(line))} <b>{name}</b> {words.to} <b className="log-number">{to}</b>; {words.was(from)}.{note}
    </>
  )
}
