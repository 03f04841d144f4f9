/** What hands do: a grip that takes both, and the hand that is not used to it. */
import type { Scripted } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import type { BodyPart } from '../../consequence/names.ts'
import { blowAt, PLAINLY } from '../attempt/attempt.ts'
import { defensesOf } from '../defense/defenses.ts'
import { parriedWith } from '../facts/arm.ts'
import { evolveFight } from '../facts/evolve.ts'
import { enter, why } from '../test/entrants.ts'
import { arm, blow, fightOf, somebody, standing } from '../test/people.ts'
import { lastOf, scripted, standingOf } from '../test/script.ts'
import { strikes } from '../turn/refuse-attack.ts'
import type { Fighter } from './fighter.ts'
import { freeHands, sidesOf } from './hands.ts'
import type { Standing } from './standing.ts'
import type { Fight } from './state.ts'

const CLUB = arm('Club', { parry: 8, blows: [blow('swing', 16, '2d', 'crushing')] })
const KATANA = arm('Katana', {
  weight_lb: 5,
  parry: 9,
  one_hand_parry: 7,
  blows: [blow('one-handed cut', 14, '1d', 'cutting'), blow('two-handed cut', 14, '1d+1', 'cutting', { hands: 2 })],
})
const KNIFE = arm('Knife', { weight_lb: 1, parry: 5, blows: [blow('thrust', 12, '1d-1', 'impaling')] })

/** Ada has a katana and acts first; Bea has a club. */
function met(more: Partial<Standing> = {}, ada = somebody('ada', 0, [KATANA], { dx: 14 })): Fight {
  const bea = somebody('bea', 1, [CLUB])
  return fightOf([
    [ada, standing(ada, 0, [], more)],
    [bea, standing(bea, 1)],
  ])
}

const play = (start: Fight, ...answers: readonly Scripted[]) =>
  scripted({ options: [] }, { options: [], settings: {} }, start, answers)

const [ONE_HANDED, TWO_HANDED] = ['strike:0:0:bea', 'strike:0:1:bea']
/** The club comes back, and the katana or the bare hand is in its way. */
const STRUCK_AT: readonly Scripted[] = [10, 'none', [1], 'strike:0:0:ada', 10]

/** With what she may parry the next blow, and how well. */
const parries = (fight: Fight): readonly string[] =>
  defensesOf(
    fight,
    blowAt(fight, { by: 1, target: 0, arm: 0 }, CLUB.blows[0] ?? blow('', 0, '1d', 'crushing'), PLAINLY, why),
    'torso',
    why,
  )
    .filter(({ how, retreat }) => how === 'parry' && retreat === null)
    .map(({ key, total }) => `${key} at ${total}`)

describe('gurps.defense.parry-special: a katana', () => {
  test('gurps.defense.parry-special: in both hands leaves no hand to parry with, until the next turn', () => {
    const after = play(met(), TWO_HANDED, ...STRUCK_AT).state
    expect(standingOf({ state: after, asks: null, facts: [] }, 'ada').arms[0]).toMatchObject({ both_hands: true })
    expect(parries(after)).toEqual(['parry:0 at 9'])
    expect(parries(play(met(), ONE_HANDED, ...STRUCK_AT).state)).toEqual(['parry:0 at 9', 'parry:1 at 4'])
    const next = play(met(), TWO_HANDED, ...STRUCK_AT, 'none', [1, 1], 'nothing')
    expect(freeHands(next.state.roster[0] ?? somebody('', 0, []), standingOf(next, 'ada'))).toBe(1)
  })

  test('gurps.defense.parry-special: a parry in both hands takes the other one, and a bare one keeps it away', () => {
    const parried = (place: number) => play(met(), ONE_HANDED, ...STRUCK_AT, `parry:${place}`, 3)
    expect(lastOf(parried(0), 'parriedWith')).toMatchObject({ arm: 0, both_hands: true })
    const after = (place: number): Fight => {
      const fact = parriedWith({ who: 'ada', arm: place, ...(place === 0 ? { both_hands: true } : {}) })
      return evolveFight(met(), fact)
    }
    expect(parries(after(0))).toEqual([])
    expect(lastOf(parried(1), 'parriedWith')).not.toHaveProperty('both_hands')
    expect(parries(after(1))).toEqual(['parry:0 at 7'])
  })

  test('gurps.defense.parry-special: with something in the other hand it parries and strikes in one', () => {
    const ada = somebody('ada', 0, [KATANA, KNIFE], { dx: 14 })
    const fight = met({}, ada)
    expect(parries(fight)).toEqual(['parry:0 at 7', 'parry:1 at 5'])
    expect(strikes(fight, 0, { arm: 0, blow: 1, target: 1 }, why)?.because).toBe('it takes both hands')
    expect(strikes(fight, 0, { arm: 0, blow: 0, target: 1 }, why)).toBeUndefined()
  })

  test('gurps.defense.parry-special: the character’s own numbers say both', () => {
    const skills = [{ skill: 'Katana', points: 16 }]
    const [katana] = enter({ skills, items: [{ name: 'Katana' }] }).fighter.arms
    expect(katana).toMatchObject({ parry: 10, one_hand_parry: 7 })
    const [saber] = enter({ skills, items: [{ name: 'Cavalry Saber' }] }).fighter.arms
    expect(saber).not.toHaveProperty('one_hand_parry')
  })
})

describe('gurps.looks.handedness: in a fight', () => {
  const effective = (is: Partial<Fighter>, ...lost: readonly BodyPart[]): unknown => {
    const ada = somebody('ada', 0, [CLUB], { dx: 14, ...is })
    const crippled = lost.map(part => ({ part, until: null }))
    return lastOf(play(met({ crippled }, ada), 'strike:0:0:bea', 18), 'attacked')['effective']
  }

  test('gurps.looks.handedness: -4 with the other hand when the better one is of no use', () => {
    expect(effective({})).toBe(16)
    expect(effective({}, 'right hand')).toBe(12)
    expect(effective({}, 'right arm')).toBe(12)
    expect(effective({}, 'left arm')).toBe(16)
    expect(effective({ ambidextrous: true }, 'right arm')).toBe(16)
  })

  test('gurps.looks.handedness: of left-handers it is the right one', () => {
    expect(effective({ left_handed: true }, 'left hand')).toBe(12)
    expect(effective({ left_handed: true }, 'right hand')).toBe(16)
  })

  test('gurps.looks.handedness: the shield is on the other arm, and the second weapon in the other hand', () => {
    const shield = arm('Shield', { block: 8 })
    const two = somebody('ada', 0, [CLUB, KNIFE], {})
    const armed = somebody('ada', 0, [CLUB, shield], {})
    const sides = (one: Fighter) => [0, 1].map(place => sidesOf(one, standing(one, 0), place).join())
    for (const one of [two, armed]) {
      expect(sides(one)).toEqual(['right', 'left'])
      expect(sides({ ...one, left_handed: true })).toEqual(['left', 'right'])
    }
  })

  test('gurps.looks.handedness: the file of a character says it', () => {
    expect(enter({ identity: { name: 'One', handedness: 'left' } }).fighter.left_handed).toBe(true)
    expect(enter().fighter).not.toHaveProperty('left_handed')
  })
})
