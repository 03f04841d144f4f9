/** Nothing is done by the dead, the unconscious and those laid low; and nobody is named twice in a list of people. */
import { compose, type Fact, type ProcedureKind, script, type World } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import type { Character } from '../../character/character.ts'
import { dropSights, findWeapon, fitAccessory, handle, realignSights, removeAccessory, wear } from '../gear/handling.ts'
import { recharge, reload } from '../gear/loading.ts'
import { buy } from '../gear/shopping.ts'
import { downtimePlay, type PlayFact } from '../index.ts'
import { gamble } from '../skill/gambling.ts'
import { callFire, shipsBoatAttack, vaccSuitAction } from '../skill/hazards.ts'
import { hire } from '../skill/hiring.ts'
import { bribe, forgeryDay } from '../skill/officials.ts'
import { useSkill } from '../skill/skills.ts'
import { driveDay, flyHard, writeProgram } from '../skill/work.ts'
import { somebody } from '../test/skill-fixture.ts'
import { treat } from '../time/recovery.ts'
import { passTime } from '../time/time.ts'
import { applyToTas, collectPension, lowPassage, payDebt, sellPassage } from '../time/travel.ts'
import { thing } from './gear.ts'
import type { PlayState } from './state.ts'

const { state: field, facts, evolve } = downtimePlay
const world: World<PlayState, PlayFact> = { state: field, facts, evolve, ruleset: compose({ options: [] }) }

const SKILLS = { Computer: 1, Medical: 3, 'Vacc Suit': 2 }
const ada = somebody(SKILLS, 2_000_000, {
  career: { service: 'navy', drafted: false, terms: 5, rank: 1, retired: true },
  wealth: { cash: 2_000_000, tickets: ['Low Passage'], pension_per_year: 4000, debt: 10 },
  gear: {
    items: [
      thing('Rifle', { ammo: 1, spare_loads: 1, accessories: ['Telescopic Sights'], carried: 'slung' }),
      thing('Carbine', { ammo: 1, carried: 'slung' }),
      thing('Electronic Sights'),
      thing('Laser Rifle', { ammo: 0, carried: 'slung' }),
      thing('Cloth'),
    ],
    worn: [],
  },
})
const bram = somebody({ Medical: 2 })
const current = { strength: 0, dexterity: 7, endurance: 7 }
const down = { current, zeros: 1, at_start: null, down_seconds: 0, treated: false }
const scratch = { ...down, current: { ...current, strength: 3 }, zeros: 0 }

const at = (one: Character): PlayState => ({
  seconds: 0,
  characters: { Ada: one, Bram: bram, Cleo: { ...bram, injury: scratch } },
})
const UNABLE: { readonly [why: string]: readonly [who: Character, says: string] } = {
  dead: [{ ...ada, alive: false }, 'Ada is dead'],
  unconscious: [{ ...ada, injury: down }, 'Ada is unconscious and must wake first'],
  'laid low': [{ ...ada, out_of_action_seconds: 9 }, 'Ada is laid low by an aging crisis for a while'],
}

const who = 'Ada'
const first = { who, place: 0 }
const attempt = <X, R>(procedure: ProcedureKind<PlayState, PlayFact, X, R>, given: object) => ({
  id: procedure.id,
  result: (state: PlayState, answers: readonly (number | string)[]): unknown =>
    script(world, procedure, procedure.given.read(given, 'given'), state, answers).result,
})
/** What somebody able may begin, and what it then asks for. */
const ACTS: readonly (readonly [act: ReturnType<typeof attempt>, ...answers: (number | string)[]])[] = [
  [attempt(sellPassage, { who, tickets: ['Low Passage'] })],
  [attempt(applyToTas, { who }), 7],
  [attempt(collectPension, { who, starport: 'A' })],
  [attempt(payDebt, { who, amount: 1 })],
  [attempt(useSkill, { who, skill: 'Medical', throw: '8+' }), 7],
  [attempt(gamble, { who, game: 'private', bet: 100, crooked: false }), 7, 'leave'],
  [attempt(bribe, { who, law_level: 9, cash_offer: 100 }), 2],
  [attempt(forgeryDay, { who, law_level: 2 }), 12],
  [attempt(callFire, { who, turns: 1 })],
  [attempt(writeProgram, { who, program: 'Evade', computer: true, full_time: true }), 7],
  [attempt(driveDay, { who }), 7],
  [attempt(flyHard, { who }), 12],
  [attempt(shipsBoatAttack, { who }), 12],
  [attempt(vaccSuitAction, { who }), 12],
  [attempt(hire, { employer: who, skill: 'Medical', candidates: ['Bram'], reaction: 7 }), 'hire'],
  [attempt(treat, { patient: 'Cleo', medic: who, kit: 'medical kit' })],
  [attempt(buy, { who, ware: 'Dagger' })],
  [attempt(wear, { who, worn: ['cloth'] })],
  [attempt(fitAccessory, { who, place: 1, accessory: 'Electronic Sights' })],
  [attempt(removeAccessory, { ...first, accessory: 'Telescopic Sights' })],
  [attempt(handle, { ...first, carried: 'in hand' })],
  [attempt(realignSights, first)],
  [attempt(findWeapon, { who }), 3],
  [attempt(reload, first)],
  [attempt(recharge, { who, place: 3, hours: 8 })],
]

describe.each(Object.entries(UNABLE))('who is %s', (_, [one, because]) => {
  test.each(ACTS.map(([act]) => [act.id, act] as const))('does nothing: %s', (_id, act) => {
    expect(act.result(at(one), [])).toMatchObject({ allowed: false, because })
  })
})

test.each(ACTS.map(([act, ...answers]) => [act.id, act, answers] as const))(
  'who is well may: %s',
  (_, act, answers) => {
    expect(act.result(at(ada), answers)).not.toMatchObject({ allowed: false })
  },
)

test('what happens to a gun does not ask after its owner, and the unconscious may be laid in a low berth', () => {
  const [fainted] = UNABLE['unconscious'] ?? []
  if (fainted === undefined) throw new Error('nobody is')
  expect(attempt(dropSights, first).result(at(fainted), [2])).toEqual({ allowed: true })
  const journey = attempt(lowPassage, { who: [who], days: 7, attending: { medical: null } })
  expect(journey.result(at(fainted), [12])).toMatchObject({ alive: ['Ada'] })
  expect(journey.result(at({ ...ada, alive: false }), [])).toMatchObject({ allowed: false, because: 'Ada is dead' })
})

test('a helper who has fainted does not try; one who is the victim is refused', () => {
  const novice = { ...ada, skills: { 'Vacc Suit': 0 } }
  const state: PlayState = { seconds: 0, characters: { Ada: novice, Bram: { ...bram, injury: down } } }
  // The victim's throw fails, and there is no other.
  expect(attempt(vaccSuitAction, { who, helpers: ['Bram'], rounds: 1 }).result(state, [2, 2])).toMatchObject({
    end: 'not remedied',
  })
  expect(() => attempt(vaccSuitAction, { who, helpers: [who] }).result(state, [])).toThrow(
    'helpers: expected others than the one in danger, got "Ada"',
  )
})

test('nobody is named twice in a list of people', () => {
  const twice = ['Ada', 'Bram', 'Ada']
  const refuses = <F extends Fact, X>(procedure: ProcedureKind<PlayState, F, X, unknown>, list: string, more: object) =>
    expect(() => procedure.given.read({ ...more, [list]: twice }, procedure.id)).toThrow(
      `${procedure.id}.${list}[2]: expected a name that is not in the list yet, got "Ada"`,
    )
  refuses(lowPassage, 'who', { days: 7 })
  refuses(passTime, 'asleep', {})
  refuses(passTime, 'exerting', {})
  refuses(vaccSuitAction, 'helpers', { who })
  refuses(hire, 'candidates', { employer: who, skill: 'Medical' })
})
