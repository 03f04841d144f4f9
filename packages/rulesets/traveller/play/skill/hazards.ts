/** Dangers met with a skill, turn by turn: an incident in a vacc suit, artillery called in, a small craft under attack. */
import { type Ask, BadInput, flag, int, oneOf, or, procedure, text } from '@umpire/engine'
import { round } from '../../combat/encounter/round.ts'
import { shipsBoat } from '../../skill/throw/craft.ts'
import { forwardObserver, vaccSuit } from '../../skill/throw/hazards.ts'
import { REFEREE_DMS } from '../../skill/throw/level.ts'
import { MINUTE } from '../../tables/calendar.ts'
import { SUITS } from '../../tables/equipment/vacc-suit.ts'
import { unable } from '../facts/able.ts'
import { boatRan, boatWasHit, boatWasShotAt, calledFire, manoeuvred, triedRemedy } from '../facts/hazards-facts.ts'
import { type Refused, refused } from '../facts/refused.ts'
import type { SkillFact } from '../facts/skill-facts.ts'
import { different, type PlayState } from '../facts/state.ts'
import type { TimeFact } from '../facts/time-facts.ts'
import { NO_TIME, passTime } from '../time/time.ts'
import { LEAVE, levelIn, TWO_DICE } from './skills.ts'

type HazardFact = SkillFact | TimeFact

const ACTOR = { who: text(100), referee_dms: REFEREE_DMS, ...LEAVE }
const lasting = (seconds: number, exerting: readonly string[]) => ({
  ...NO_TIME,
  seconds,
  asleep: [],
  exerting,
  care: null,
})

type Manoeuvre =
  | Refused
  | { readonly allowed: true; readonly end: 'safe' | 'remedied' | 'not remedied'; readonly rounds: number }

/** An unusual action; if something goes wrong, everybody at hand tries to mend it, once a round each. */
export const vaccSuitAction = procedure(
  {
    id: 'traveller.proc.vacc-suit-incident',
    title: 'Unusual action in a vacc suit',
    given: {
      ...ACTOR,
      armor: or(oneOf(...SUITS), 'vacc_suit'),
      /** Who is at hand, in the order in which they try, after the victim. */
      helpers: or(different(50), []),
      /** The victim is in no state to do anything about it. */
      helpless: or(flag(), false),
      /** How long there is, by the referee. */
      rounds: or(int({ min: 1, max: 100 }), 10),
    },
  },
  (ask: Ask<PlayState, HazardFact>, x): Manoeuvre => {
    const { why } = ask
    const { who, armor, referee_dms } = x
    if (x.helpers.includes(who)) throw new BadInput('helpers', 'others than the one in danger', who)
    const barred = unable(ask.state, who)
    if (barred !== undefined) return barred
    const level = levelIn(ask, who, 'Vacc Suit', x)
    const suited = { level, armor, throw: null } as const
    const { allowed, because = '' } = vaccSuit({ ...suited, use: 'wear', referee_dms }, why)
    if (!allowed) return refused(vaccSuit, because)
    const { dm, incident } = ask.read(TWO_DICE, { purpose: 'manoeuvre in a vacc suit', by: who }, roll => {
      const answer = vaccSuit({ ...suited, use: 'avoid', referee_dms, roll }, why)
      return { dm: answer.dm ?? 0, incident: answer.incident === true }
    })
    ask.record(manoeuvred({ who, level, dm, incident }))
    if (!incident) return { allowed: true, end: 'safe', rounds: 0 }

    const atHand = x.helpless ? x.helpers : [who, ...x.helpers]
    for (let rounds = 1; rounds <= x.rounds; rounds++) {
      for (const helper of atHand) {
        const remedied = ask.call(remedy, { ...x, who: helper, victim: who })
        if (remedied) return { allowed: true, end: 'remedied', rounds }
      }
      ask.call(passTime, lasting(round({ rounds: 1 }, why).seconds, atHand))
    }
    const text = `${who} is still in danger: what comes of it is the referee's to say.`
    ask.note({ text, rule: vaccSuit.id })
    return { allowed: true, end: 'not remedied', rounds: x.rounds }
  },
)

const remedy = procedure(
  {
    id: 'traveller.proc.vacc-suit-remedy',
    title: 'Remedying an incident in a vacc suit',
    given: { ...ACTOR, victim: text(100) },
  },
  (ask: Ask<PlayState, HazardFact>, x): boolean => {
    const { who, victim } = x
    if (unable(ask.state, who) !== undefined) return false
    const level = levelIn(ask, who, 'Vacc Suit', x)
    const trying = { use: 'remedy', level, armor: 'vacc_suit', throw: null, referee_dms: [] } as const
    if (!vaccSuit(trying, ask.why).allowed) return false
    const { dm, success } = ask.read(TWO_DICE, { purpose: 'remedy', by: who }, roll => {
      const answer = vaccSuit({ ...trying, roll }, ask.why)
      return { dm: answer.dm ?? 0, success: answer.success === true }
    })
    ask.record(triedRemedy({ who, victim, level, dm, success }))
    return success
  },
)

const FIRE_TURN = 2 * MINUTE

type Fire = Refused | { readonly allowed: true; readonly hits: number; readonly first_hit: number | null }

/** Fire of artillery or from orbit, called and adjusted turn by turn. */
export const callFire = procedure(
  {
    id: 'traveller.proc.call-fire',
    title: 'Calling fire',
    given: {
      ...ACTOR,
      /** How many turns of fire there are. */
      turns: int({ min: 1, max: 100 }),
      /** Stops with the first hit. */
      cease_on_hit: or(flag(), true),
    },
  },
  (ask: Ask<PlayState, HazardFact>, x): Fire => {
    const { who, referee_dms } = x
    const barred = unable(ask.state, who)
    if (barred !== undefined) return barred
    const level = levelIn(ask, who, 'Forward Observer', x)
    let hits = 0
    let first_hit: number | null = null
    for (let fire_turn = 1; fire_turn <= x.turns; fire_turn++) {
      const { dm, hit } = fireTurn(ask, who, { level, fire_turn, throw: null, referee_dms })
      ask.record(calledFire({ who, fire_turn, level, dm, hit }))
      ask.call(passTime, lasting(FIRE_TURN, []))
      if (hit) {
        hits++
        first_hit ??= fire_turn
      }
      // Time brings what it brings to the observer, too.
      if ((hit && x.cease_on_hit) || unable(ask.state, who) !== undefined) break
    }
    return { allowed: true, hits, first_hit }
  },
)

type Shots = {
  readonly level: number | null
  readonly fire_turn: number
  readonly throw: null
  readonly referee_dms: readonly number[]
}

function fireTurn(
  ask: Ask<PlayState, HazardFact>,
  who: string,
  shots: Shots,
): { readonly dm: number | null; readonly hit: boolean } {
  if (shots.fire_turn === 1) return { dm: null, hit: forwardObserver(shots, ask.why).hit }
  return ask.read(TWO_DICE, { purpose: 'artillery', by: who }, roll => {
    const { dm = null, hit } = forwardObserver({ ...shots, roll }, ask.why)
    return { dm, hit }
  })
}

type Flight = 'escaped' | 'under attack' | 'crippled and boarded' | 'destroyed'
type Flown = Refused | { readonly allowed: true; readonly end: Flight }

/** Escape, avoid, escape, avoid, until the craft is away or hit, or the referee has seen enough. */
export const shipsBoatAttack = procedure(
  {
    id: 'traveller.proc.ships-boat-attack',
    title: 'Small craft under attack',
    given: { ...ACTOR, exchanges: or(int({ min: 1, max: 100 }), 100) },
  },
  (ask: Ask<PlayState, HazardFact>, x): Flown => {
    const barred = unable(ask.state, x.who)
    if (barred !== undefined) return barred
    for (let exchange = 0; exchange < x.exchanges; exchange++) {
      const end = ask.call(boatExchange, x)
      if (end !== 'under attack') return { allowed: true, end }
    }
    return { allowed: true, end: 'under attack' }
  },
)

/** One throw to get away, and if that fails one not to be hit. */
const boatExchange = procedure(
  { id: 'traveller.proc.ships-boat-exchange', title: 'An attack on a small craft', given: ACTOR },
  (ask: Ask<PlayState, HazardFact>, x): Flight => {
    const { why } = ask
    const { who, referee_dms } = x
    const level = levelIn(ask, who, "Ship's Boat", x)
    const flown = { level, throw: null, referee_dms, rolls: [] }
    const run = ask.read(TWO_DICE, { purpose: 'escape', by: who }, roll => {
      const { dm, success } = shipsBoat({ ...flown, use: 'escape', roll }, why)
      return { dm, escaped: success === true }
    })
    ask.record(boatRan({ who, level, ...run }))
    if (run.escaped) return 'escaped'
    const shot = ask.read(TWO_DICE, { purpose: 'not to be hit', by: who }, roll => {
      const { dm, success } = shipsBoat({ ...flown, use: 'avoid_hit', roll }, why)
      return { dm, hit: success !== true }
    })
    ask.record(boatWasShotAt({ who, level, ...shot }))
    if (!shot.hit) return 'under attack'
    const result = ask.read(
      TWO_DICE,
      { purpose: 'damage' },
      roll => shipsBoat({ ...flown, use: 'damage', roll }, why).result ?? 'destroyed',
    )
    ask.record(boatWasHit({ who, result }))
    return result
  },
)
