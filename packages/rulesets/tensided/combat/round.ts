/** The order of events in a round. */
import { int, list, optional, record, rule, text, type Why } from '@umpire/engine'
import { grenadeFuseRounds } from '../campaign/settings.ts'
import { abilitiesHeld } from '../effect/effect.ts'
import { ACT_ROWS, ACTIONS, type Act, isBlow, SIGHT, STEPS, type Step } from './act.ts'
import { costOf } from './actions.ts'

const name = text(100)
const roundNumber = int({ min: 0, max: 1_000_000_000 })

const fighter = record({ name, actions: ACTIONS, abilities: abilitiesHeld, sight: optional(SIGHT) })
type Fighter = ReturnType<typeof fighter.read>

/** In which round something thrown in this one goes off. */
export const detonationRound = (thrown: number, why: Why): number =>
  why.sum('goes off').add('thrown', thrown).add('fuse', grenadeFuseRounds(why)).total()

/** One pass for each act that takes time, in its step; free acts go along with the next one, or the last. */
interface Pass {
  readonly step: Step
  readonly acts: Act[]
}

export function passesOf(one: Omit<Fighter, 'name'>, why: Why): readonly Pass[] {
  const passes: Pass[] = []
  let free: Act[] = []
  for (const act of one.actions) {
    free.push(act)
    if (costOf(act, one, why) === 'free') continue
    passes.push({ step: ACT_ROWS[act].step, acts: free })
    free = []
  }
  const last = passes.at(-1)
  if (last !== undefined) last.acts.push(...free)
  return last === undefined && free.length > 0 ? [{ step: 'ranged', acts: free }] : passes
}

const isAttack = (act: Act): boolean => isBlow(act) || act === 'shoot' || act === 'throw'

export const combatRound = rule(
  {
    id: 'tensided.combat.round',
    title: 'Round and order of events',
    lines: '637-652',
    given: {
      fighters: list(fighter, 200),
      /** Who puts whom out with his first attack of the round. */
      puts_out: optional(list(list(name, 2), 1000)),
      /** Which round it is, and what was thrown in which. */
      round: optional(roundNumber),
      grenades: optional(list(record({ name, thrown_round: roundNumber }), 1000)),
    },
  },
  (x, why) => {
    const order: [string, string][] = []
    const { grenades = [], round = 0, puts_out = [] } = x
    for (const grenade of grenades) {
      if (detonationRound(grenade.thrown_round, why) === round) order.push([grenade.name, 'detonation'])
    }
    const passes = x.fighters.map(one => ({ name: one.name, passes: passesOf(one, why) }))
    const out = new Set<string>()
    const spent = new Set<string>()
    const most = Math.max(0, ...passes.map(one => one.passes.length))
    for (let pass = 0; pass < most; pass++) {
      for (const step of STEPS) {
        // Worked out from the state at the start of the step: whoever kills may be killed by the same second.
        const acting = passes.filter(one => !out.has(one.name) && one.passes[pass]?.step === step)
        for (const one of acting) for (const act of one.passes[pass]?.acts ?? []) order.push([one.name, act])
        for (const one of acting) {
          if (spent.has(one.name) || !one.passes[pass]?.acts.some(isAttack)) continue
          spent.add(one.name)
          for (const [by, whom] of puts_out) if (by === one.name && whom !== undefined) out.add(whom)
        }
      }
    }
    return { order, out: x.fighters.map(one => one.name).filter(one => out.has(one)), passes: most }
  },
)
