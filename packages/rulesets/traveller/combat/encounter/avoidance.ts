/** Getting out of an encounter before it comes to blows. */
import { flag, int, oneOf, option, optional, or, replace, rolled, rule, type Why } from '@umpire/engine'
import { makeThrow } from '../../core/throw.ts'
import { ESCAPE_DMS } from '../../tables/combat/ranges.ts'
import { RANGES } from '../../tables/words.ts'

const AVOIDS = '7+'
const ESCAPES = '9+'

export const avoidance = rule(
  {
    id: 'traveller.combat.avoidance',
    title: 'Avoiding an encounter with surprise',
    lines: '960-960, 1000-1000, 1020-1020',
    given: {
      npc: or(flag(), false),
      has_surprise: or(flag(), false),
      party_size: or(int({ min: 0 }), 0),
      enemy_size: or(int({ min: 0 }), 0),
      wants: or(oneOf('avoid', 'meet'), 'meet'),
      roll: optional(rolled('2d6')),
    },
  },
  (x, why) => {
    if (!x.has_surprise) {
      return { allowed: false, because: 'only a party with surprise avoids; without it, try to escape', avoids: false }
    }
    const thrown = x.npc && why.compare('outnumbered', x.party_size, '<', x.enemy_size)
    if (!thrown) return { allowed: true, throw_needed: false, avoids: x.wants === 'avoid' }
    if (x.roll === undefined) return { allowed: true, throw_needed: true, throw: AVOIDS }
    const { total, success } = makeThrow({ throw: AVOIDS, roll: x.roll, dm: 0 }, why)
    return { allowed: true, throw_needed: true, throw: AVOIDS, total, avoids: success }
  },
)

type Escape =
  | { readonly allowed: false; readonly because: string }
  | { readonly allowed: true; readonly throw: string; readonly dm: number }
  | {
      readonly allowed: true
      readonly throw: string
      readonly dm: number
      readonly total: number
      readonly escaped: boolean
    }

interface Situation {
  readonly has_surprise: boolean
  readonly enemy_has_surprise: boolean
  readonly begun: boolean
  readonly tried: boolean
}

/** Why there is no attempt; nothing if there is one. */
function refusal(x: Situation): string | undefined {
  if (x.enemy_has_surprise) return 'a party taken by surprise leaves only by moving away'
  if (x.has_surprise) return 'a party with surprise needs no throw: it may avoid the encounter'
  if (x.begun) return 'once contact or combat has begun, only movement leads away'
  return x.tried ? 'each party has one attempt; from now on only movement leads away' : undefined
}

function attempt(roll: number | undefined, dm: number, why: Why): Escape {
  if (roll === undefined) return { allowed: true, throw: ESCAPES, dm }
  const { total, success } = makeThrow({ throw: ESCAPES, roll, dm }, why)
  return { allowed: true, throw: ESCAPES, dm, total, escaped: success }
}

export const escapeAttempt = rule(
  {
    id: 'traveller.combat.escape',
    title: 'Escaping before combat',
    lines: '1020-1020, 1030-1030',
    given: {
      range: oneOf(...RANGES),
      has_surprise: or(flag(), false),
      enemy_has_surprise: or(flag(), false),
      /** Contact has been made or combat has begun. */
      begun: or(flag(), false),
      /** The party has had its one attempt. */
      tried: or(flag(), false),
      roll: optional(rolled('2d6')),
    },
  },
  (x, why): Escape => {
    const because = refusal(x)
    return because === undefined ? attempt(x.roll, ESCAPE_DMS.at(x.range, why), why) : { allowed: false, because }
  },
)

/** The book names no DM for close range; here that is none. */
export const closeEscapeAsPrinted = option({
  key: 'close-escape-as-printed',
  title: 'No DM to escape from close range',
  says: 'The throw to escape takes no DM at close range, where the book states none.',
  replaces: [
    replace(escapeAttempt, (x, why, base) =>
      x.range === 'close' && refusal(x) === undefined ? attempt(x.roll, 0, why) : base(x, why),
    ),
  ],
})
