/** The start of an adventure: hidden rolls for everything that may come up in it. */
import { type Ask, int, list, optional, or, procedure, text, type Why } from '@umpire/engine'
import { LAST_YEAR, techLevels } from '../../campaign/time.ts'
import { takenName } from '../../catalog/entry/taken.ts'
import type { TakenTrait } from '../../character/known.ts'
import { secret } from '../../disadvantage/secret.ts'
import { frequency, SECRET_ON } from '../../friends/frequency.ts'
import { dutyCall } from '../../social/duty.ts'
import { beganAdventure, cameUp } from '../facts/adventure-facts.ts'
import { NAME, THREE_DICE } from '../facts/fields.ts'
import type { Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { personIn } from '../person/person.ts'

const FRIENDS = ['ally', 'patron', 'dependent', 'enemy']
const ALWAYS = 18
/** Where nothing is said of a Duty. */
const USUAL_DUTY = 9
const on = int({ min: 3, max: 18 })

interface MayComeUp {
  readonly on: number
  readonly comesUp: (roll: number, why: Why) => boolean
}

/** What a trait comes up on, and by which rule; nothing if it is none of those. */
function chanceOf({ trait: { id, name }, written: { details = {} } }: TakenTrait): MayComeUp | undefined {
  const told = details['frequency']
  if (id === 'duty') {
    const called = details['extremely_hazardous'] === true ? ALWAYS : on.read(told ?? USUAL_DUTY, `${name}.frequency`)
    return { on: called, comesUp: (roll, why) => dutyCall({ frequency: called, roll }, why) }
  }
  if (id === 'secret')
    return { on: SECRET_ON, comesUp: (roll, why) => secret({ revealed: false, roll }, why).surfaces === true }
  if (!FRIENDS.includes(id)) return undefined
  const appears = on.read(told, `${name}.frequency`)
  return {
    on: appears,
    comesUp: (roll, why) => frequency({ base_points: 0, frequency: appears, roll }, why).appears === true,
  }
}

export const adventureStart = procedure(
  {
    id: 'gurps.procedure.adventure-start',
    title: 'The start of an adventure',
    given: {
      title: or(text(200), ''),
      /** When it happens: it tells what the people of that time know. */
      year: optional(int({ min: -10_000, max: LAST_YEAR })),
      /** Whose; everybody's who is played, if none are named. */
      who: or(list(NAME, 100), []),
    },
  },
  (ask: Ask<Story, StoryFact>, x): { readonly comes_up: readonly string[] } => {
    const { why } = ask
    ask.record(beganAdventure({ title: x.title }))
    if (x.year !== undefined) {
      const { tl, age, marks } = techLevels({ year: x.year }, why)
      ask.note({ text: `${x.year}: tech level ${tl}, ${age}: ${marks.join(', ')}.`, rule: techLevels.id })
    }
    const played = Object.entries(ask.state.people).flatMap(([name, { npc }]) => (npc ? [] : [name]))
    const comes_up: string[] = []
    for (const who of x.who.length === 0 ? played : x.who) {
      const { traits, strange } = personIn(ask.state, who, why).known
      // A file may come from another campaign: what this one does not know of it does nothing here.
      for (const { rule, message } of strange) ask.note({ text: `${who}: ${message}.`, rule, secret: true })
      for (const taken of traits) {
        const chance = chanceOf(taken)
        if (chance === undefined) continue
        const trait = takenName(taken)
        const about = { purpose: trait, by: who, secret: true }
        const comes = ask.read(THREE_DICE, about, roll => chance.comesUp(roll, why))
        const note = taken.written.note ?? ''
        ask.record(cameUp({ who, trait, note, on: chance.on, comes_up: comes }))
        if (comes) comes_up.push(`${who}: ${trait}`)
      }
    }
    return { comes_up }
  },
)
