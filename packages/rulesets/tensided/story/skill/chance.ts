/** Chances that are thrown for once and then stand: a voice that somebody can imitate, what friends or memory know. */
import { flag, oneOf, optional, or, ownValue, procedure, text } from '@umpire/engine'
import { mimicry, SOUNDS } from '../../abilities/languages.ts'
import { timesTaken } from '../../effect/effect.ts'
import { D10, reads } from '../../fight/facts/ask.ts'
import { information } from '../../traits/followers.ts'
import type { Asking } from '../facts/ask.ts'
import { chanceTaken } from '../facts/facts.ts'
import { personIn } from '../facts/person.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { unable, WHO } from '../facts/roll.ts'

type Chance = { readonly allowed: true; readonly success: boolean; readonly chance: number }

interface Taken {
  readonly who: string
  readonly about: string
  readonly purpose: string
  readonly chance: number
}

/** As it was thrown before, or thrown now; what is certain needs no die. */
function taken(ask: Asking, { who, about, purpose, chance }: Taken, read: (d10: number) => boolean): Chance {
  const known = ownValue(ownValue(ask.state.chances, who) ?? {}, about)
  if (known !== undefined) return { allowed: true, success: known, chance }
  const open = chance > 0 && chance < 100
  const success = open ? reads(ask, D10, { purpose, by: who }, read) : chance === 100
  ask.record(chanceTaken({ who, about, chance, success }))
  return { allowed: true, success, chance }
}

export const mimic = procedure(
  {
    id: 'tensided.proc.mimicry',
    title: 'Imitate a voice or a sound',
    given: {
      ...WHO,
      /** Whose voice, or what. */
      whose: text(200),
      sound: or(oneOf(...SOUNDS), 'voice'),
      same_gender: or(flag(), true),
      well_known: or(flag(), true),
    },
  },
  (ask: Asking, x): Chance | Refused => {
    const { who, whose, sound, same_gender, well_known } = x
    const barred = unable(ask.state, who, ask.why)
    if (barred !== undefined) return barred
    const times = timesTaken(personIn(ask.state, who, ask.why).having, 'mimicry')
    const given = { mimicry: Math.min(3, times), sound, same_gender, well_known }
    const { chance } = mimicry(given, ask.why)
    if (chance === 0) return refused(mimicry, `${who} cannot do that`)
    const about = `${sound}: ${whose}`
    return taken(
      ask,
      { who, about, purpose: 'imitate', chance },
      d10 => mimicry({ ...given, d10 }, ask.why).able === true,
    )
  },
)

export const askAround = procedure(
  {
    id: 'tensided.proc.information',
    title: 'Ask friends, or one’s memory',
    given: {
      ...WHO,
      /** The predicament: each is asked about once. */
      predicament: text(200),
      source: optional(oneOf('contacts', 'memory')),
    },
  },
  (ask: Asking, x): Chance | Refused => {
    const { who, predicament, source } = x
    const barred = unable(ask.state, who, ask.why)
    if (barred !== undefined) return barred
    const { merits } = personIn(ask.state, who, ask.why).lists
    const given = { merits, ...(source === undefined ? {} : { source }) }
    const { chance } = information({ ...given, d10: 1 }, ask.why)
    if (chance === 0) return refused(information, `${who} knows nobody who could help, and remembers nothing`)
    return taken(
      ask,
      { who, about: `${source ?? 'help'}: ${predicament}`, purpose: 'help', chance },
      d10 => information({ ...given, d10 }, ask.why).helped,
    )
  },
)
