import { readFileSync } from 'node:fs'
import { Silent } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ABILITY_ROWS } from '../tables/abilities.ts'
import type { Effect } from '../tables/effect-kinds.ts'
import type { Flaw } from '../tables/flaw-keys.ts'
import { FLAW_ROWS } from '../tables/flaws.ts'
import { MERIT_ROWS } from '../tables/merits.ts'
import {
  acts,
  added,
  cap,
  effectsOn,
  factor,
  type Having,
  skillBonus,
  statChange,
  timesTaken,
  value,
} from './effect.ts'
import { heldOf } from './held.ts'

const why = new Silent()
const inventory = parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8'))
const dataOf = (rule: string) => inventory.rules.find(({ id }: { readonly id: string }) => id === rule).data

/** Where an effect acts: within its distances, for the stat or skill it was taken for. */
const placeOf = ({ beyond, under }: Effect) => ({
  ...(beyond === undefined && under === undefined
    ? {}
    : { distance: beyond === undefined ? (under ?? 0) / 2 : beyond + 1 }),
})
const byOf = (x: Having, effect: Effect) => effectsOn(x, effect.kind, effect.name, placeOf(effect))

test('tensided.traits.merits and flaws: as the inventory has them: magnitude, limit, when', () => {
  expect(MERIT_ROWS.map(({ key, magnitude, max, later }) => ({ key, magnitude, max, later }))).toEqual(
    dataOf('tensided.traits.merits').map(({ key, magnitude, max, later }: (typeof MERIT_ROWS)[number]) => ({
      key,
      magnitude,
      max,
      later,
    })),
  )
  expect(FLAW_ROWS.map(({ key, magnitude, max }) => ({ key, magnitude, max }))).toEqual(
    dataOf('tensided.traits.flaws').map(({ key, magnitude, max }: (typeof FLAW_ROWS)[number]) => ({
      key,
      magnitude,
      max,
    })),
  )
})

/** What our names are for those of the inventory. */
const NAMES: { readonly [name: string]: string } = {
  'df dexterity-rolls': 'df dexterity',
  'df other-rolls-with-that-hand': 'df maimed-hand',
  'df all-rolls': 'df just-woken',
  damage_score: 'add damage-score',
  information_chance: 'value information-chance',
  starting_money: 'value starting-money',
  action_points: 'value action-points',
  followers: 'value followers',
  followers_up_to: 'value followers',
  follower_xp_share: 'value follower-share',
  each_at_most_share: 'value follower-share',
  combined_xp_share: 'value combined-share',
  skill_major: 'skill chosen-major',
  skill_minor: 'skill chosen-minor',
  stat_chosen: 'stat chosen',
  sighting_df_factor: 'factor sighting-df',
  targeting_df_factor: 'factor targeting-df',
  weapon_range_cap: 'cap weapon-range',
  stop_bleeding_base_df: 'value stop-bleeding-df',
  minutes_after_being_woken: 'value minutes-sluggish',
  move_on_crutches: 'cap walk',
  move_hopping: 'cap hop',
  move: 'cap walk',
}

interface Listed {
  readonly key: string
  readonly effect: string | { readonly [name: string]: unknown }
}

/** The effects of a row of the inventory, one line each. */
function linesOf({ key, effect }: Listed): readonly string[] {
  if (typeof effect === 'string') return []
  return Object.entries(effect).flatMap(([name, amount]) => {
    const [, kind = name, side, metres] = /^(df)_(beyond|under)_(.+)m$/.exec(name) ?? []
    const where = metres === undefined ? '' : ` ${side} ${metres.replace('_', '.')}`
    if (typeof amount === 'number') {
      const pace = ['walk', 'run', 'sprint'].includes(name) ? `${amount === 0 ? 'cap' : 'add'} ${name}` : name
      return [`${key}: ${NAMES[pace] ?? pace} ${amount}`]
    }
    if (name === 'auto_fail' && Array.isArray(amount)) return amount.map(roll => `${key}: fails ${roll} 1`)
    if (amount === null || typeof amount !== 'object' || Array.isArray(amount)) return []
    return Object.entries(amount).map(([on, by]) => {
      const what = `${kind === 'physique_for' ? 'physique' : kind} ${on}`
      return `${key}: ${NAMES[what] ?? what} ${by}${where}`
    })
  })
}

test('tensided.traits.merits and flaws: the numbers of the inventory are our effects, and what we have beside them', () => {
  const listed = [...dataOf('tensided.traits.merits'), ...dataOf('tensided.traits.flaws')].flatMap(linesOf)
  const ours = [...MERIT_ROWS, ...FLAW_ROWS].flatMap(({ key, effects }) =>
    effects.map(({ kind, name, by, beyond, under }: Effect) => {
      const where = beyond === undefined ? (under === undefined ? '' : ` under ${under}`) : ` beyond ${beyond}`
      return `${key}: ${kind} ${name} ${by}${where}`
    }),
  )
  expect(listed.filter(line => !ours.includes(line))).toEqual(['photographic-memory: value information-chance 50'])
  expect(ours.filter(line => !listed.includes(line))).toEqual([
    // Said by the inventory in words, or by the rule of followers.
    'ambidextrous: waives off-hand 1',
    'photographic-memory: value recall-chance 50',
    'retinue: value follower-share 1',
    'hemophiliac: waives clotting 1',
    'one-leg: cap run 0',
    'one-leg: cap sprint 0',
    'no-legs: cap run 0',
    'no-legs: cap sprint 0',
    'no-legs: waives moving-target 1',
  ])
})

test('tensided.traits.stacking: each effect acts for whoever has the trait, however it is said, and n times for n times', () => {
  for (const [list, rows] of [
    ['merits', MERIT_ROWS],
    ['flaws', FLAW_ROWS],
  ] as const) {
    for (const { key, counter, effects, magnitude, max } of rows) {
      for (const effect of effects) {
        expect(byOf({}, effect)).toEqual([])
        const own = byOf({ traits: [{ key }] }, effect)
        expect(own.map(({ times, by }) => [times, by])).toEqual([[1, effect.by]])
        expect(byOf({ [list]: [key] }, effect)).toEqual(own)
        if (counter === undefined) continue
        for (let times = 1; times * magnitude <= max; times++) {
          expect(byOf({ [counter]: times }, effect)).toEqual(byOf({ traits: [{ key, times }] }, effect))
          expect(timesTaken({ [counter]: times }, key)).toBe(times)
        }
      }
    }
  }
})

test('tensided.abilities.catalog: what is replaced does not act, even where a link is missing', () => {
  for (const { key, effects } of ABILITY_ROWS)
    for (const effect of effects) expect(byOf({ abilities: [key] }, effect).length).toBe(1)
  expect(factor({ abilities: ['scout', 'spotter', 'eagle-eye'] }, 'spotting-distance', why)).toBe(0.5)
  expect(factor({ abilities: ['eagle-eye', 'scout'] }, 'spotting-distance', why)).toBe(0.5)
  expect(factor({ abilities: ['scout', 'spotter', 'eagle-eye'] }, 'sighting-distance', why)).toBe(1)
  expect(value({ abilities: ['quick-draw', 'lightning-draw'] }, 'takes', 'draw', why)).toBe(0)
  expect(value({ abilities: ['quick-draw'] }, 'takes', 'draw', why)).toBe(1)
  expect(value({}, 'takes', 'draw', why)).toBeUndefined()
})

const spotDf = (flaw: Flaw, distance: number): number => added({ flaws: [flaw] }, 'df', 'spot', why, { distance })

test('tensided.traits.flaws: eyes by the metre; the legally blind have both, the incurable the same', () => {
  for (let tenths = 0; tenths <= 400; tenths++) {
    const distance = tenths / 10
    const far = distance < 1.5 ? 10 : distance < 9 ? 4 : 0
    const near = distance > 30 ? 10 : distance > 9 ? 4 : 0
    expect(spotDf('farsighted', distance)).toBe(far)
    expect(spotDf('nearsighted', distance)).toBe(near)
    expect(spotDf('legally-blind', distance)).toBe(far + near)
    for (const flaw of ['farsighted', 'nearsighted', 'legally-blind'] as const) {
      expect(spotDf(`${flaw}-incurable`, distance)).toBe(spotDf(flaw, distance))
    }
    expect(added({ merits: ['perfect-vision'] }, 'df', 'spot', why, { distance })).toBe(distance > 30 ? -4 : -2)
  }
})

test('tensided.traits.flaws: glasses help whom they can help', () => {
  for (const flaw of ['farsighted', 'nearsighted', 'legally-blind'] as const) {
    for (const distance of [1, 40]) {
      expect(added({ flaws: [flaw], lenses: true }, 'df', 'spot', why, { distance })).toBe(0)
      const incurable = { flaws: [`${flaw}-incurable`], lenses: true } as const
      expect(added(incurable, 'df', 'spot', why, { distance })).toBe(spotDf(flaw, distance))
    }
    expect(cap({ flaws: [flaw], lenses: true }, 'weapon-range', why)).toBeUndefined()
  }
  expect(cap({ flaws: ['nearsighted'] }, 'weapon-range', why)).toBe(20)
})

test('tensided.traits.flaws: what blindness adds is not added again to what darkness does', () => {
  const blind: Having = { flaws: ['blind', 'lame'] }
  expect(added(blind, 'df', 'hth-combat', why)).toBe(6)
  expect(added(blind, 'df', 'hth-combat', why, { unseen: true })).toBe(2)
  expect(added(blind, 'df', 'ranged-combat', why, { unseen: true })).toBe(0)
  expect(acts(blind, 'fails', 'spot')).toBe(true)
})

test('tensided.traits.merits: a knack counts for its skill alone, by what kind of skill it is', () => {
  const x: Having = {
    merits: ['keen-ears'],
    menacing: 2,
    traits: [
      { key: 'knack', times: 2, subject: 'ranged-combat' },
      { key: 'knack', subject: 'stealth' },
      { key: 'knack', subject: 'education:history' },
      { key: 'commanding-voice', times: 3 },
      { key: 'gifted', times: 2, subject: 'aptitude' },
      { key: 'stunted', subject: 'charisma' },
    ],
  }
  const skills = ['ranged-combat', 'stealth', 'education:history', 'alertness', 'command', 'intimidation', 'spot']
  expect(skills.map(skill => skillBonus(x, skill, why))).toEqual([4, 4, 2, 2, 3, 7, 0])
  expect((['aptitude', 'charisma', 'physique'] as const).map(stat => statChange(x, stat, why))).toEqual([2, -1, 0])
})

test('tensided.traits.stacking: lists and numbers made from a character’s traits act as the traits do', () => {
  const plain = [...MERIT_ROWS, ...FLAW_ROWS].filter(({ per }) => per !== 'stat' && per !== 'skill')
  const taken = fc.record({
    key: fc.constantFrom(...plain.map(({ key }) => key)),
    times: fc.integer({ min: 1, max: 3 }),
  })
  fc.assert(
    fc.property(fc.uniqueArray(taken, { selector: ({ key }) => key, maxLength: 12 }), some => {
      const traits = some.map(({ key, times }) => {
        const counted = plain.find(row => row.key === key)?.counter !== undefined
        return counted ? { key, times } : { key }
      })
      for (const { effects } of plain) {
        for (const effect of effects) expect(byOf(heldOf(traits), effect)).toEqual(byOf({ traits }, effect))
      }
    }),
    { numRuns: 50 },
  )
})
