/** Blows between people who stand at different heights, or behind a large shield; and steps back where there is a cliff. */
import { compose, type Json } from '@umpire/engine'
import { bestDefense, fightPlay, forecast } from '@umpire/gurps/fight'
import { arm, blow, fightOf, ground, hills, somebody, standing } from '@umpire/gurps/fixtures'
import { choosable } from '@umpire/gurps/rooms'
import { describe, expect, test } from 'vitest'
import { screenOptions } from '../option/index.ts'

const all = { ...choosable, options: [...choosable.options, ...screenOptions] }
const worldOf = (options: readonly string[]) => ({ ...fightPlay, ruleset: compose(all, { options, settings: {} }) })

const SWORD = arm('Sword', { parry: 9, blows: [blow('swing', 14, '1d', 'cutting')] })
const shield = (shield_pd: number) => arm('Shield', { block: 8, shield_pd })

interface Met {
  readonly heights?: readonly string[]
  readonly options?: readonly string[]
  readonly bobs?: readonly Parameters<typeof somebody>[2][number][]
}

/** Ann strikes at Bob, who stands to her right. */
function struckAt({ heights, options = ['modifiers'], bobs = [SWORD] }: Met) {
  const [ann, bob] = [somebody('ann', 0, [SWORD]), somebody('bob', 1, bobs)]
  const rows = ['. . . .', '. . . .', '. . . .']
  const map: Json | null = heights === undefined ? ground(...rows) : hills(rows, heights)
  const fight = fightOf(
    [
      [ann, standing(ann, 0, [], { r: 1 })],
      [bob, standing(bob, 1, [], { r: 1 })],
    ],
    { map },
  )
  const { skill, defenses } = forecast(worldOf(options), fight, 'ann', 'strike:0:0:bob', {}, bestDefense)
  const total = (key: string) => defenses.find(one => one.key === key)?.total ?? 0
  const steps = defenses.filter(({ key }) => key.startsWith('dodge@')).map(({ key }) => key.slice('dodge@'.length))
  return { effective: skill.effective, dodge: total('dodge'), parry: total('parry:0'), steps }
}

const LEVEL = ['. . . .', '. . . .', '. . . .']
const HIGH = ['. . . .', '1 0 . .', '. . . .']
const LOW = ['. . . .', '0 1 . .', '. . . .']

describe('screen.defense-mod.table: in a fight', () => {
  test('screen.defense-mod.table: from above it is harder to stop, and from below a little', () => {
    const plain = struckAt({ heights: LEVEL })
    expect(struckAt({ heights: HIGH })).toMatchObject({ dodge: plain.dodge - 2, parry: plain.parry - 2 })
    expect(struckAt({ heights: LOW })).toMatchObject({ dodge: plain.dodge - 1, parry: plain.parry - 1 })
  })

  test('screen.attack-mod.table: and harder to strike, either way', () => {
    const { effective } = struckAt({ heights: LEVEL })
    for (const heights of [HIGH, LOW]) expect(struckAt({ heights }).effective).toBe(effective - 2)
  })

  test('screen.option.modifiers: without it heights and shields count nothing', () => {
    const plain = struckAt({ options: [] })
    for (const heights of [HIGH, LOW]) expect(struckAt({ heights, options: [] })).toEqual(plain)
    const { dodge, parry } = struckAt({ options: [], bobs: [SWORD, shield(4)] })
    expect(parry - dodge).toBe(plain.parry - plain.dodge)
  })

  test('screen.defense-mod.table: a large shield hinders the parry and nothing else', () => {
    const difference = (pd: number): number => {
      const { dodge, parry } = struckAt({ bobs: [SWORD, shield(pd)] })
      return parry - dodge
    }
    expect(difference(4)).toBe(difference(3) - 1)
  })
})

test('screen.option.tactical: nobody steps back down a cliff', () => {
  const { steps } = struckAt({ heights: LEVEL, options: ['tactical', 'positions'] })
  expect(steps).toContain('2,1')
  const edge = ['. . 2 2', '. . 2 2', '. . . .']
  expect(struckAt({ heights: edge, options: ['tactical', 'positions'] }).steps).toEqual(
    steps.filter(at => at === '1,2'),
  )
})
