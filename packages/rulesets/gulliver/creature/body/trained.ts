/** What somebody has learned to do with his body goes with it, under the names that rules of struggles ask for. */
import type { Frame } from '@umpire/gurps/rooms'

const NAMES = {
  Wrestling: 'wrestling',
  'Sumo Wrestling': 'sumo_wrestling',
  Balancing: 'balancing',
  Acrobatics: 'acrobatics',
  'Body Sense': 'body_sense',
} as const

export function trainedIn(skills: { readonly [skill: string]: number }, frame: Frame): Frame {
  const learned = Object.entries(NAMES).flatMap(([skill, name]) => {
    const level = skills[skill]
    return level === undefined ? [] : [[name, level] as const]
  })
  return learned.length === 0 ? frame : { ...frame, more: { ...frame.more, ...Object.fromEntries(learned) } }
}
