/** The ladder of wounds, as this book alone has it, in fights played from a script: each rung is seen in the state. */
import type { Scripted } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import type { Fighter } from '../state/fighter.ts'
import type { Standing } from '../state/standing.ts'
import { arm, blow, fightOf, gun, somebody, standing } from '../test/people.ts'
import { lastOf, type Played, scripted, standingOf } from '../test/script.ts'

const CLUB = arm('Club', { weight_lb: 2, parry: 8, blows: [blow('swing', 16, '2d', 'crushing')] })
const SWORD = arm('Sword', { weight_lb: 2, parry: 8, blows: [blow('swing', 16, '2d', 'cutting')] })
const MAUL = arm('Maul', { weight_lb: 6, parry: 8, unbalanced: true, blows: [blow('swing', 16, '2d', 'crushing')] })
const KNIFE = arm('Knife', { weight_lb: 2, parry: 8, blows: [blow('thrust', 12, '1d', 'impaling')] })

interface Duel {
  readonly ada?: Fighter['arms']
  readonly bea?: Fighter['arms']
  readonly is?: Partial<Fighter>
  readonly stands?: Partial<Standing>
}

/** Ada strikes first; Bea has HT 10, hit points 10 and nothing on. */
function played(
  { ada: weapons = [CLUB], bea: hers = [KNIFE], is = {}, stands = {} }: Duel,
  answers: readonly Scripted[],
): Played {
  const ada = somebody('ada', 0, weapons, { dx: 14, move: 9 })
  const bea = somebody('bea', 1, hers, is)
  const start = fightOf([
    [ada, standing(ada, 0)],
    [bea, standing(bea, 1, [], stands)],
  ])
  return scripted({ options: [] }, { options: [], settings: {} }, start, answers)
}

const HIT: readonly Scripted[] = ['strike:0:0:bea', 10, 'none']
const beaAfter = (duel: Duel, ...answers: readonly Scripted[]) => standingOf(played(duel, [...HIT, ...answers]), 'bea')

describe('gurps.injury.shock', () => {
  test('gurps.injury.shock: what was lost since the last turn counts in this one, and no longer', () => {
    expect(beaAfter({}, [1, 2])).toMatchObject({ hp: 7, shock: 3, injuries: [] })
    const next = [...HIT, [1, 2], 'nothing', 'nothing', 'nothing', 'nothing'] as const
    expect(standingOf(played({}, next.slice(0, -1)), 'bea')).toMatchObject({ hp: 7, shock: 0 })
  })

  test('gurps.injury.shock: it takes off the skill, and nothing off a defense', () => {
    const struck = [...HIT, [1, 2]]
    const attacks = played({}, [...struck, 'strike:0:0:ada', 10])
    expect(lastOf(attacks, 'attacked')).toMatchObject({ effective: 9 })
    const dodges = played({}, [...struck, 'nothing', 'strike:0:0:bea', 10, 'dodge', 12, [1, 1]])
    expect(lastOf(dodges, 'defended')).toMatchObject({ total: 5 })
  })

  test('gurps.injury.shock: a High Pain Threshold feels none of it', () => {
    expect(beaAfter({ is: { high_pain_threshold: true } }, [1, 2])).toMatchObject({ hp: 7, shock: 0 })
  })
})

const DAZED = { kind: 'physical', turns: 0, roll: 'HT', modifier: 0 }

/** Two dice, then the roll to stay up where one is due. */
const BLOWS: readonly (readonly [says: string, duel: Duel, answers: readonly Scripted[], bea: object])[] = [
  ['half of HT is not more than half', {}, [[2, 3]], { hp: 5, position: 'standing', stun: null }],
  ['more than half: HT made, and dazed', {}, [[3, 3], 10], { hp: 4, position: 'standing', stun: DAZED }],
  ['more than half: HT failed, down and dazed', {}, [[3, 3], 11], { hp: 4, position: 'lying', stun: DAZED }],
  ['17 fails whatever HT is', { is: { ht: 18, full_hp: 10 } }, [[3, 3], 17], { position: 'lying' }],
  ['no pain, no daze', { is: { high_pain_threshold: true } }, [[3, 3], 10], { position: 'standing', stun: null }],
  ['but a fall all the same', { is: { high_pain_threshold: true } }, [[3, 3], 11], { position: 'lying', stun: null }],
  ['who lies cannot fall', { stands: { position: 'lying' } }, [[3, 3]], { position: 'lying', stun: DAZED }],
]

test.each(BLOWS)('gurps.injury.knockdown: %s', (_, duel, answers, bea) => {
  expect(beaAfter(duel, ...answers)).toMatchObject(bea)
})

describe('gurps.injury.stun', () => {
  const dazed = [...HIT, [3, 3], 10]

  test('gurps.injury.stun: no maneuver and -4 to defend until HT is made, and then at once', () => {
    const failed = played({}, [...dazed, 11])
    expect(standingOf(failed, 'bea')).toMatchObject({ stun: DAZED, maneuver: 'none-stunned' })
    expect(failed.asks).toBe('maneuver')
    const struck = played({}, [...dazed, 11, 'strike:0:0:bea', 10, 'dodge', 12, [1, 1]])
    expect(lastOf(struck, 'defended')).toMatchObject({ who: 'bea', total: 1 })
    const made = played({}, [...dazed, 11, 'nothing', 10])
    expect(standingOf(made, 'bea')).toMatchObject({ stun: null })
    expect(made.asks).toBe('maneuver')
  })

  test('gurps.injury.mental-stun: IQ and not HT, and 6 more with Combat Reflexes', () => {
    const stands: Partial<Standing> = { stun: { kind: 'mental', turns: 0, roll: 'IQ', modifier: 0 } }
    const shaken = (is: Partial<Fighter>, roll: number) =>
      standingOf(played({ stands, is: { ht: 15, full_hp: 15, ...is } }, ['nothing', roll]), 'bea').stun === null
    expect([shaken({}, 10), shaken({}, 11)]).toEqual([true, false])
    expect([shaken({ combat_reflexes: true }, 16), shaken({ combat_reflexes: true }, 17)]).toEqual([true, false])
  })
})

test('gurps.injury.reeling: three hit points halve Dodge, four do not', () => {
  for (const [hp, total] of [
    [4, 5],
    [3, 2],
    [-2, 2],
  ] as const) {
    const dodged = played({ stands: { hp } }, ['strike:0:0:bea', 10, 'dodge', 5])
    expect(lastOf(dodged, 'defended'), `${hp}`).toMatchObject({ total })
  }
})

describe('gurps.injury.collapse', () => {
  const at = (hp: number, answers: readonly Scripted[], is: Partial<Fighter> = {}) =>
    played({ stands: { hp }, is }, ['nothing', ...answers])

  test('gurps.injury.collapse: with one hit point nothing is rolled, with none HT, or down', () => {
    expect(at(1, []).asks).toBe('maneuver')
    expect(standingOf(at(0, [11]), 'bea')).toMatchObject({
      status: 'unconscious',
      position: 'lying',
      arms: [{ where: 'dropped' }, {}],
    })
    expect(at(0, [10]).asks).toBe('maneuver')
    expect(standingOf(at(-9, [10]), 'bea').status).toBe('active')
  })

  test('gurps.injury.collapse: a strong will counts', () => {
    expect(standingOf(at(0, [12], { will_levels: 2 }), 'bea').status).toBe('active')
    expect(standingOf(at(0, [9], { will_levels: -2 }), 'bea').status).toBe('unconscious')
  })

  test('gurps.injury.collapse: whoever is down to nothing defends until then', () => {
    const struck = played({ stands: { hp: 0 } }, ['strike:0:0:bea', 10, 'dodge', 4])
    expect(standingOf(struck, 'bea')).toMatchObject({ hp: 0, status: 'active' })
  })
})

/** Hit points before, what the dice take, and how many rolls that asks for. */
const THRESHOLDS: readonly (readonly [before: number, faces: readonly number[], due: number])[] = [
  [-5, [2, 2], 0],
  [-5, [2, 3], 1],
  [-9, [1, 1], 1],
  [-11, [1, 2], 0],
  [-11, [2, 2], 1],
  [-5, [5, 5], 2],
  [-8, [6, 6], 3],
  [-30, [2, 3], 1],
]

describe('gurps.injury.death', () => {
  test.each(THRESHOLDS)('gurps.injury.death: from %i by %j: %i rolls', (hp, faces, due) => {
    const injury = faces.reduce((sum, face) => sum + face, 0)
    // Whoever is hit hard has to stay on his feet, too.
    const more = 2 * injury > 10 ? [10] : []
    const lives = Array.from({ length: due }, () => 10)
    expect(beaAfter({ stands: { hp } }, faces, ...lives, ...more)).toMatchObject({ hp: hp - injury, status: 'active' })
    for (let fails = 0; fails < due; fails++) {
      const rolls = [...lives.slice(0, fails), 11]
      const dead = beaAfter({ stands: { hp } }, faces, ...rolls)
      expect(dead).toMatchObject({ status: 'dead', position: 'lying', arms: [{ where: 'dropped' }, {}] })
    }
  })

  test('gurps.injury.death: at five times HT below nothing there is no roll', () => {
    expect(beaAfter({ stands: { hp: -48 } }, [1, 1])).toMatchObject({ hp: -50, status: 'dead' })
  })

  test('gurps.injury.death: whoever is hard to kill dies less easily', () => {
    expect(beaAfter({ stands: { hp: -9 }, is: { hard_to_kill: 2 } }, [1, 1], 12).status).toBe('active')
    expect(beaAfter({ stands: { hp: -9 }, is: { hard_to_kill: 2 } }, [1, 1], 13).status).toBe('dead')
  })
})

describe('gurps.injury.crippling', () => {
  /** Bare hands that fail to stop a sword are in its way. */
  const arm_ = (...answers: readonly Scripted[]) =>
    standingOf(played({ ada: [SWORD], bea: [] }, ['strike:0:0:bea', 10, 'parry:0', 12, 'arm', ...answers]), 'bea')

  test('gurps.injury.crippling: more than half of HT disables an arm, and all of it is lost', () => {
    expect(arm_([2, 1])).toMatchObject({ hp: 6, crippled: [] })
    expect(arm_([4, 4], 10)).toMatchObject({ hp: -2, crippled: [{ part: 'right arm', until: null }] })
  })

  test('gurps.injury.crippling: a leg that was parried with a blade, and -3 to Move and Dodge', () => {
    const kick: readonly Scripted[] = ['strike:0:1:bea', 10, 'parry:0', 5, 12]
    const hard = [...kick, [6], 10]
    const lamed = played({ ada: [] }, hard)
    expect(standingOf(lamed, 'ada')).toMatchObject({ hp: -2, crippled: [{ part: 'right leg', until: null }] })
    const easy = played({ ada: [] }, [...kick, [1]])
    expect(standingOf(easy, 'ada')).toMatchObject({ hp: 8, crippled: [] })
  })

  test('gurps.injury.crippling-recovery: rolled when the fight is over, and known from then on', () => {
    const over = ['surrender'] as const
    const crippled: readonly Scripted[] = ['strike:0:0:bea', 10, 'parry:0', 12, 'arm', [4, 4], 10, 10, 10, ...over]
    for (const [rolls, healing] of [
      [[10], { until: 'healed', months: 0 }],
      [[12, 4], { until: 'months', months: 4 }],
      [[18], { until: 'never', months: 0 }],
    ] as const) {
      const came = played({ ada: [SWORD], bea: [] }, [...crippled, ...rolls])
      expect(came.asks).toBeNull()
      expect(standingOf(came, 'bea').healing).toEqual([{ part: 'right arm', ...healing }])
    }
  })
})

describe('gurps.injury.bleeding', () => {
  /** The turn at the end of that minute, of somebody who was cut in the first second. */
  const bled = (minute: number, dry: number, roll: number) => {
    const bea = somebody('bea', 1, [KNIFE])
    const ada = somebody('ada', 0, [])
    const start = fightOf(
      [
        [bea, standing(bea, 0, [], { hp: 7, bleeding: { since: 0, dry } })],
        [ada, standing(ada, 9)],
      ],
      { stage: 'fight', order: [0, 1], second: 60 * minute },
    )
    return standingOf(scripted({ options: [] }, { options: [], settings: {} }, start, [roll]), 'bea')
  }

  test('gurps.injury.bleeding: a cut bleeds from its second on, a bruise does not', () => {
    expect(standingOf(played({ ada: [SWORD] }, [...HIT, [1, 1]]), 'bea').bleeding).toEqual({ since: 0, dry: 0 })
    expect(beaAfter({}, [1, 1]).bleeding).toBeNull()
  })

  test('gurps.injury.bleeding: once a minute HT, or a hit point; three on a critical failure', () => {
    expect(bled(1, 0, 10)).toMatchObject({ hp: 7, bleeding: { since: 0, dry: 1 }, shock: 0 })
    expect(bled(2, 1, 11)).toMatchObject({ hp: 6, bleeding: { since: 0, dry: 0 }, shock: 0 })
    expect(bled(3, 2, 18)).toMatchObject({ hp: 4, bleeding: { since: 0, dry: 0 } })
  })

  test('gurps.injury.bleeding: a critical success stops it, and so do three minutes without loss', () => {
    expect(bled(1, 0, 3)).toMatchObject({ hp: 7, bleeding: null })
    expect(bled(2, 1, 10)).toMatchObject({ hp: 7, bleeding: { since: 0, dry: 2 } })
    expect(bled(3, 2, 10)).toMatchObject({ hp: 7, bleeding: null })
  })

  test('gurps.injury.bleeding: between the minutes nothing is rolled', () => {
    const wait = Array.from({ length: 59 }, () => ['nothing', 'nothing']).flat()
    const whole = played({ ada: [SWORD] }, [...HIT, [1, 1], 'nothing', ...wait, 'nothing'])
    expect([whole.state.second, whole.asks]).toEqual([60, 'bleeding'])
  })
})

describe('gurps.defense.parry-break', () => {
  const parried = (weapon: Fighter['arms'][number], ...answers: readonly Scripted[]) =>
    played({ ada: [weapon] }, ['strike:0:0:bea', 10, 'parry:0', 8, ...answers])

  test('gurps.defense.parry-break: what is three times as heavy breaks it on 1 or 2, and is parried all the same', () => {
    for (const [die, harm] of [
      [1, 'broken'],
      [2, 'broken'],
      [3, 'none'],
    ] as const) {
      expect(standingOf(parried(MAUL, die), 'bea')).toMatchObject({ hp: 10, arms: [{ harm }, {}] })
    }
    expect(parried(CLUB).asks).toBe('maneuver')
  })

  test('gurps.defense.parry-limit: once, unless all is given to defending', () => {
    const again = played({ bea: [KNIFE] }, ['all-out:two-attacks:0:0:bea', 10, 'parry:0', 8])
    expect(again.asks).toBe('attack')
    const second = played({ bea: [KNIFE] }, ['all-out:two-attacks:0:0:bea', 10, 'parry:0', 8, 10])
    expect(second.asks).toBe('defense')
    expect(() => played({ bea: [KNIFE] }, ['all-out:two-attacks:0:0:bea', 10, 'parry:0', 8, 10, 'parry:0'])).toThrow()
  })

  test('gurps.defense.parry-special: a gun that parries fires no more on a 1', () => {
    const rifle = arm('Rifle', { hands: 2, parry: 8, gun: gun(12, '5d'), blows: [blow('butt', 12, '1d', 'crushing')] })
    for (const [die, harm] of [
      [1, 'cannot-fire'],
      [2, 'none'],
    ] as const) {
      const came = played({ bea: [rifle] }, ['strike:0:0:bea', 10, 'parry:0', 9, die, [1, 1]])
      expect(standingOf(came, 'bea')).toMatchObject({ hp: 8, arms: [{ harm }, {}] })
    }
  })
})

describe('gurps.gun.malfunction', () => {
  const pistol = arm('Pistol', { gun: gun(14, '2d', { ss: 8, malf: 16 }) })

  test('gurps.gun.malfunction: it jams, nothing leaves the barrel, and no shot follows', () => {
    const jammed = played({ ada: [pistol] }, ['shoot:0:0:bea', '3', 16, 3])
    expect(standingOf(jammed, 'ada').arms[0]).toMatchObject({ jam_turns: 3, jam_modifier: 0, rounds: 8, harm: 'none' })
    expect(jammed.asks).toBe('maneuver')
    expect(() => played({ ada: [pistol] }, ['shoot:0:0:bea', '3', 16, 3, 'nothing', 'shoot:0:0:bea'])).toThrow()
  })

  test('gurps.gun.malfunction: so many turns of work, and then a roll; or as many again', () => {
    const works: readonly Scripted[] = ['shoot:0:0:bea', '1', 16, 2, 'nothing', 'clear:0', 'nothing', 'clear:0']
    const cleared = played({ ada: [pistol] }, [...works, 14])
    expect(standingOf(cleared, 'ada').arms[0]).toMatchObject({ jam_turns: null, work_done: 0 })
    const again = played({ ada: [pistol] }, [...works, 15, 5])
    expect(standingOf(again, 'ada').arms[0]).toMatchObject({ jam_turns: 5, work_done: 0 })
  })
})
