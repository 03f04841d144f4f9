/** A hurt limb hinders what is done with it, and nothing else. */
import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { SOUND } from '../../condition/condition.ts'
import type { BodyPart } from '../../consequence/names.ts'
import { choosable } from '../../ruleset/rules.ts'
import { PLAIN_FIRE, shotOf } from '../attack/shoot.ts'
import { armAt, blowAt, PLAINLY } from '../attempt/attempt.ts'
import { defensesOf } from '../defense/defenses.ts'
import { bodyOf } from '../enter/body.ts'
import { arm, blow, fightOf, gun, somebody, standing } from '../test/people.ts'
import { conditionAfter } from '../test/script.ts'
import type { Penalty } from './standing.ts'

const { silent } = compose(choosable)
const SWORD = arm('Sword', { parry: 9, blows: [blow('swing', 14, '1d', 'cutting')] })
const DAGGER = arm('Dagger', { parry: 7, blows: [blow('thrust', 14, '1d-1', 'impaling')] })
const RIFLE = arm('Rifle', { hands: 2, gun: gun(14, '5d', { ss: 3 }) })
const [FIST, FOOT] = [0, 1]

const HURT: Penalty = { to: ['limb'], value: -3, turns: null, until: 'healed', for: null }

/** What that costs Ada with each of the things in her hands. */
function costs(part: BodyPart | undefined, things: readonly (typeof SWORD)[]) {
  const ada = somebody('ada', 0, things)
  const bea = somebody('bea', 1, [])
  const fightWith = (penalties: readonly Penalty[]) =>
    fightOf([
      [ada, standing(ada, 0, [], { penalties })],
      [bea, standing(bea, 1)],
    ])
  const [sound, hurt] = [[], [part === undefined ? HURT : { ...HURT, part }]].map(fightWith)
  if (sound === undefined || hurt === undefined) throw new Error('nobody')
  const struck = (fight: typeof sound, place: number, which: number): number => {
    const found = armAt(ada, place).blows[which]
    return found === undefined ? 0 : blowAt(fight, { by: 0, target: 1, arm: place }, found, PLAINLY, silent).effective
  }
  const shot = (fight: typeof sound): number =>
    shotOf(fight, { ...PLAIN_FIRE, by: 0, target: 1, arm: 0 }, 0, silent).effective
  const parried = (fight: typeof sound, place: number): number => {
    const attack = blowAt(
      fight,
      { by: 1, target: 0, arm: 0 },
      blow('punch', 10, '1d', 'crushing', { hands: 0 }),
      PLAINLY,
      silent,
    )
    return defensesOf(fight, attack, 'torso', silent).find(({ key }) => key === `parry:${place}`)?.total ?? 0
  }
  return {
    blow: (place: number, which = 0) => struck(hurt, place, which) - struck(sound, place, which),
    shot: () => shot(hurt) - shot(sound),
    parry: (place: number) => parried(hurt, place) - parried(sound, place),
  }
}

describe('screen.critical.unarmed-striking-table: a pulled muscle', () => {
  test('screen.critical.unarmed-striking-table: of the right arm hinders the sword there, not the dagger in the left', () => {
    const right = costs('right arm', [SWORD, DAGGER])
    expect([right.blow(0), right.blow(1), right.parry(0), right.parry(1)]).toEqual([-3, 0, -3, 0])
    const left = costs('left arm', [SWORD, DAGGER])
    expect([left.blow(0), left.blow(1), left.parry(0), left.parry(1)]).toEqual([0, -3, 0, -3])
  })

  test('screen.critical.unarmed-striking-table: what takes both hands suffers from either', () => {
    for (const part of ['right arm', 'left hand'] as const) expect(costs(part, [RIFLE]).shot()).toBe(-3)
    expect(costs('right leg', [RIFLE]).shot()).toBe(0)
  })

  test('screen.critical.unarmed-striking-table: a leg hinders the kick, an arm the fist', () => {
    const bare = (part: BodyPart) => [FIST, FOOT].map(which => costs(part, []).blow(0, which))
    expect(bare('right leg')).toEqual([0, -3])
    expect(bare('right arm')).toEqual([-3, 0])
    expect(bare('left leg')).toEqual([0, 0])
  })

  test('screen.critical.unarmed-striking-table: where a fight stored before tells no limb, it hinders everything', () => {
    const old = costs(undefined, [SWORD, DAGGER])
    expect([old.blow(0), old.blow(1)]).toEqual([-3, -3])
  })

  test('screen.critical.unarmed-striking-table: the next fight knows the limb', () => {
    const ada = somebody('ada', 0, [])
    const penalties: readonly Penalty[] = [{ ...HURT, part: 'left leg' }]
    const after = conditionAfter(ada, standing(ada, 0, [], { penalties }), 5)
    expect(after.penalties).toMatchObject([{ part: 'left leg', until: 'healed' }])
    expect(bodyOf(ada, { ...SOUND, penalties: after.penalties }, []).penalties).toMatchObject([{ part: 'left leg' }])
  })
})
