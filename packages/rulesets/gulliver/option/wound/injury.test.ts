/** Wounds by the share of hit points, in the rules of GURPS and in fights. */
import { compose } from '@umpire/engine'
import {
  arm,
  blow,
  fightOf,
  lastOf,
  type Played,
  scripted,
  somebody,
  standing,
  standingOf,
} from '@umpire/gurps/fixtures'
import {
  attackModifiers,
  collapse,
  crippling,
  damageType,
  death,
  knockdown,
  natural,
  reeling,
  shock,
} from '@umpire/gurps/rooms'
import { expect, test } from 'vitest'
import { everyOption, rulesWith, withAll } from '../test/fights-fixture.ts'

const printed = compose({ options: [] }).silent
const { silent: why } = rulesWith('relative-injury')
const struck = { ht: 11, thrust: false, critical: false, shield: false, small_missile: false }
const calm = { high_pain_threshold: false, low_pain_threshold: false }
const wound = (full_hp: number, injury: number, location = 'torso', more = {}) =>
  crippling({ ...struck, ...calm, full_hp, injury, penetrating: injury, type: 'crushing', location, ...more }, why)
const ops = (rows: readonly { readonly op: string }[] = []): readonly string[] => rows.map(({ op }) => op)

test('gulliver.shock.penalty: what a wound takes off DX goes by the share of hit points', () => {
  const off = (full_hp: number, ...injuries_since_last_turn: number[]): number =>
    shock({ injuries_since_last_turn, full_hp, high_pain_threshold: false }, why).shock
  expect([off(100, 6), off(10, 6), off(2, 1), off(0.5, 0.2), off(15, 3)]).toEqual([0, 6, 5, 4, 1])
  expect(off(20, 1, 1)).toBe(1)
  expect(shock({ injuries_since_last_turn: [6], full_hp: 100, high_pain_threshold: false }, printed).shock).toBe(6)
  expect(shock({ injuries_since_last_turn: [6], full_hp: 10, high_pain_threshold: true }, why).shock).toBe(0)
})

test('gulliver.shock.measure: by the part, by what it breaks, by who knew nothing of it', () => {
  expect(wound(10, 4, 'jaw').shock).toBe(8)
  expect(wound(10, 3, 'eyes', { surprised: true }).shock).toBe(18)
  expect(wound(10, 6, 'near-arm', { by: 'electricity' }).shock).toBe(24)
  expect(wound(10, 7, 'torso', { high_pain_threshold: true }).shock).toBe(0)
  expect(wound(10, 3, 'groin', { sex: 'male' }).shock).toBe(6)
  expect(wound(10, 3, 'groin').shock).toBe(3)
  expect(wound(10, 3, 'torso', { low_pain_threshold: true }).shock).toBe(6)
})

test('gulliver.shock.stun: over half of the hit points in pain; gulliver.shock.knockout: over all of them', () => {
  expect(ops(wound(10, 5).pain)).toEqual([])
  expect(ops(wound(10, 6).pain)).toEqual(['stun'])
  expect(wound(10, 6, 'brain', { will_levels: 2 }).pain).toEqual([
    { op: 'stun' },
    { op: 'roll', against: 'HT', modifier: 2, on_failure: [{ op: 'unconscious', ending: 'recover' }] },
  ])
  expect(ops(wound(10, 11, 'brain').pain)).toEqual(['stun', 'unconscious'])
  expect(ops(wound(100, 11, 'brain').pain)).toEqual([])
})

test('gulliver.shock.stun: limbs go numb, and a hand that only just does may hold on', () => {
  expect(ops(wound(10, 3, 'right-hand', { low_pain_threshold: true }).pain)).toEqual(['cripple', 'stun'])
  expect(wound(9, 2, 'right-hand', { low_pain_threshold: true }).pain).toEqual([
    { op: 'roll', against: 'HT', on_failure: [{ op: 'drop-weapon', which: 'own' }] },
    { op: 'cripple', part: 'struck', numb: true, keeps_weapon: true },
  ])
})

test('gulliver.shock.stun: in the gentler version a lesser shock may be withstood, and bodies can be broken', () => {
  const { silent: gentle } = rulesWith('relative-injury-optional')
  const hit = (injury: number, location = 'torso') =>
    crippling({ ...struck, ...calm, full_hp: 9, injury, type: 'crushing', location, penetrating: injury }, gentle)
  expect(hit(3).pain).toEqual([])
  expect(hit(4).pain).toEqual([{ op: 'roll', against: 'HT', on_failure: [{ op: 'stun' }] }])
  expect(ops(hit(7).pain)).toEqual(['stun'])
  expect(ops(hit(5, 'neck').consequences)).toEqual(['fall', 'cripple', 'cripple', 'cripple', 'cripple'])
  expect(wound(9, 5, 'neck').consequences).toEqual([])
})

test('gulliver.injury.crippling: over half or a third, without stun; what goes beyond is lost, of fractions too', () => {
  expect(wound(10, 5, 'near-arm')).toMatchObject({ crippled: false, consequences: [] })
  expect(wound(10, 6, 'near-arm')).toMatchObject({ crippled: true, shock: 12 })
  expect(wound(0.5, 0.25, 'near-arm', { penetrating: 0.4 }).crippled).toBe(true)
  const lost = (ht: number, penetrating: number, location: string): number =>
    damageType({ penetrating, type: 'crushing', location, ht }, why).injury
  expect([lost(10, 9, 'near-arm'), lost(10, 3, 'right-hand'), lost(0.5, 0.4, 'near-arm')]).toEqual([6, 3, 0.25])
  expect(lost(10, 9, 'torso')).toBe(9)
})

test('gulliver.injury.devastating: limbs come off, bodies are cleft by what is swung', () => {
  const cut = (injury: number, location: string, more = {}) =>
    wound(10, injury, location, { type: 'cutting', penetrating: injury / 1.5, ...more }).consequences
  const off = { op: 'cripple', part: 'struck', lost: true }
  expect(cut(11, 'near-leg').at(-1)).toEqual({ op: 'roll', against: 'HT', on_failure: [off] })
  expect(cut(21, 'near-leg')).toEqual([off])
  expect(cut(41, 'torso')).toEqual([{ op: 'kill' }])
  expect(cut(41, 'torso', { thrust: true })).toEqual([])
  expect(cut(41, 'torso', { type: 'impaling' })).toEqual([])
})

test('gulliver.injury.slowdown: under a third of the hit points', () => {
  const slow = (full_hp: number, hp: number) => reeling({ hp, full_hp, move: 5, dodge: 5 }, why)
  expect(slow(12, 4)).toEqual({ reeling: false, move: 5, dodge: 5 })
  expect(slow(12, 3)).toEqual({ reeling: true, move: 2, dodge: 2 })
  expect(slow(100, 33).reeling).toBe(true)
  expect(slow(2, 1).reeling).toBe(false)
  expect(reeling({ hp: 1, full_hp: 2, move: 5, dodge: 5 }, printed).reeling).toBe(true)
})

test('gulliver.injury.knockdown: over half, and it stuns by pain alone', () => {
  const hit = (injury: number) => ({ ht: 11, ht_bonus: 0, full_hp: 10, injury, position: 'standing' as const })
  const plain = { high_pain_threshold: false, head_blow: false }
  expect(knockdown({ ...hit(5), ...plain }, why)).toMatchObject({ knockdown_roll_needed: false, stunned: false })
  expect(knockdown({ ...hit(6), ...plain, roll: 12 }, why)).toMatchObject({ position: 'lying', stunned: false })
})

test('gulliver.injury.knockout-death: thresholds at every half of the hit points, and no will against wounds', () => {
  const dies = (full_hp: number, hp_after: number, more = {}) =>
    death({ ht: 11, ht_bonus: 0, full_hp, hp_before: 0, hp_after, hard_to_kill: 0, rolls: [], ...more }, why)
  for (const hp of [4, 40, 0.5]) {
    for (let half = 2; half < 10; half++) {
      expect(dies(hp, (-half * hp) / 2).death_rolls_due).toBe(half - 1)
      expect(dies(hp, ((-half * hp) / 2) * 0.99).death_rolls_due).toBe(half - 2)
    }
    expect(dies(hp, -5 * hp).dead).toBe(true)
  }
  const faint = { hp: 0, full_hp: 40, ht: 11, ht_bonus: 0, weak_will: 0 }
  expect(collapse({ ...faint, strong_will: 3 }, why).effective).toBe(11)
  expect(collapse({ ...faint, strong_will: 3 }, printed).effective).toBe(14)
})

test('gulliver.toys.die-monster: the dull stay up longer and die sooner', () => {
  const { silent } = rulesWith('die-monster-die')
  const of = { ht: 15, ht_bonus: 0, full_hp: 120, iq: 2 }
  const awake = { hp: -5, strong_will: 0, weak_will: 0 }
  expect(collapse({ ...of, ...awake }, silent).effective).toBe(23)
  const due = (hp_after: number) => death({ ...of, hp_before: 0, hp_after, hard_to_kill: 0, rolls: [] }, silent)
  expect([due(-23).death_rolls_due, due(-24).death_rolls_due, due(-36).death_rolls_due]).toEqual([0, 1, 2])
  expect(due(-120).dead).toBe(true)
})

test('gulliver.injury.recovery: a tenth of the hit points for a day of rest', () => {
  const day = {
    ht: 12,
    ht_bonus: 0,
    bearers: [],
    hp_lost: 20,
    full_hp: 40,
    rested: true,
    physician: 0,
    conditions_modifier: 0,
  }
  expect(natural({ ...day, roll: 9 }, why).restored).toBe(4)
  expect(natural({ ...day, ht: 14, roll: 4 }, why).restored).toBe(8)
  expect(natural({ ...day, full_hp: 8, roll: 9 }, why).restored).toBe(0.8)
  expect(natural({ ...day, roll: 9 }, printed).restored).toBe(1)
})

test('gulliver.shock.measure: whoever feels pain more feels it once', () => {
  const { silent } = compose(everyOption(), { options: ['relative-injury', 'modifiers'] })
  const hit = { skill: 12, weapon: 'hand-weapon', circumstances: [], shock: 3, low_pain_threshold: true }
  const at = {
    position: 'standing',
    off_hand: false,
    ambidextrous: false,
    light: 0,
    close: false,
    all_out: false,
  } as const
  const given = {
    ...hit,
    ...at,
    suddenly_blinded: false,
    one_eye: false,
    nearsighted: false,
    crippled_leg: false,
    one_leg: false,
  }
  expect(attackModifiers(given, silent).effective).toBe(9)
})

const club = arm('Club', { weight_lb: 3, blows: [blow('swing', 14, '1d+5', 'crushing')] })

/** Kurt, with the club, against somebody of so many hit points; what the script leaves of it. */
function clubbed(full_hp: number, keys: readonly string[], script: Parameters<typeof scripted>[3], more = {}): Played {
  const kurt = somebody('kurt', 0, [club], { dx: 14 })
  const foe = somebody('foe', 1, [], { dx: 8, ht: 11, full_hp, iq: 10, ...more })
  const fight = fightOf([
    [kurt, standing(kurt, 0)],
    [foe, standing(foe, 1)],
  ])
  return scripted(everyOption(), withAll(...keys), fight, script)
}

/** A stroke with a roll of 10, no defense, and the die. */
const stroke = (die: number) => ['strike:0:0:foe', 10, 'none', die] as const

test('gulliver.shock.penalty: a giant of a hundred hit points hardly feels six; by GURPS he does', () => {
  const giant = clubbed(100, ['relative-injury'], stroke(6))
  expect(standingOf(giant, 'foe')).toMatchObject({ hp: 94, shock: 0, stun: null, status: 'active', injuries: [] })
  expect(lastOf(giant, 'turnBegan')).toMatchObject({ who: 'foe', shock: 0 })
  expect(lastOf(clubbed(100, [], stroke(6)), 'turnBegan')).toMatchObject({ who: 'foe', shock: 6 })
})

/** What happened from the wound on. */
function sinceWound({ facts }: Played): readonly string[] {
  const happened = facts.map(({ type }) => type)
  return happened.slice(happened.indexOf('woundedBy') + 1)
}

test('gulliver.injury.devastating: the spine of a pixie with two hit points snaps under six', () => {
  const pixie = clubbed(2, ['relative-injury'], [...stroke(6), 15])
  expect(sinceWound(pixie)).toEqual(['died', 'turnEnded', 'ended'])
  expect(lastOf(pixie, 'died')).toMatchObject({ of: 'a blow to the torso' })
})

test('gulliver.injury.knockout-death: or it dies of its wounds, after the feet and the pain', () => {
  // Its spine holds; it falls; six of two in pain stun it and knock it out; of three rolls against death the last fails.
  const pixie = clubbed(2, ['relative-injury'], [...stroke(6), 9, 15, 9, 9, 12])
  expect(sinceWound(pixie)).toEqual(['fell', 'stunned', 'wentDown', 'died', 'turnEnded', 'ended'])
  expect(standingOf(pixie, 'foe')).toMatchObject({ hp: -4, status: 'dead' })
  // By GURPS it is a roll for −2 alone, before anything else.
  expect(clubbed(2, [], stroke(6)).asks).toBe('stay alive')
})

test('gulliver.shock.penalty: pain counts in the next own turn, and no longer', () => {
  const foe = clubbed(20, ['relative-injury'], [...stroke(9)])
  expect(standingOf(foe, 'foe')).toMatchObject({ hp: 11, shock: 4 })
  const later = clubbed(20, ['relative-injury'], [...stroke(9), 'nothing', 'nothing'])
  expect(lastOf(later, 'turnBegan')).toMatchObject({ who: 'foe', shock: 0 })
})

test('gulliver.shock.stun: fractions of hit points are lost, stun and wear off like others', () => {
  const sprite = somebody('sprite', 0, [arm('Pin', { blows: [blow('thrust', 14, '1d-2x0.1', 'impaling')] })], {
    dx: 14,
  })
  const gnat = somebody('gnat', 1, [], { dx: 8, ht: 11, full_hp: 0.8 })
  const fight = fightOf([
    [sprite, standing(sprite, 0)],
    [gnat, standing(gnat, 1)],
  ])
  const stung = scripted(everyOption(), withAll('relative-injury'), fight, ['strike:0:0:gnat', 10, 'none', 3, 9])
  // Three tenths of a point, doubled by the point: over half of what it has.
  expect(lastOf(stung, 'woundedBy')).toMatchObject({ damage: '1d-2x0.1', basic: 0.3, injury: 0.6 })
  expect(standingOf(stung, 'gnat')).toMatchObject({ hp: 0.2, stun: { kind: 'physical' }, shock: 7 })
  expect(stung.asks).toBe('shake off the stun')
})

test('gulliver.shock.stun: a numb arm drops what it holds, and feels again by a roll', () => {
  const kurt = somebody('kurt', 0, [club], { dx: 14 })
  const foe = somebody('foe', 1, [club], { dx: 8, ht: 11, full_hp: 20, low_pain_threshold: true })
  const fight = fightOf([
    [kurt, standing(kurt, 0)],
    [foe, standing(foe, 1)],
  ])
  const keys = withAll('relative-injury')
  const at = { ...keys, options: [...(keys.options ?? []), 'hit-locations'] }
  const numbed = scripted(everyOption(), at, fight, ['strike:0:0:foe', 'near-arm', 8, 'none', 6])
  expect(standingOf(numbed, 'foe')).toMatchObject({ hp: 14, crippled: [{ part: 'right arm', roll: 'HT' }] })
})
