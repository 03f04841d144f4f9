/** What an attack is worth in the dark, to whoever sees there and to whoever does not. */
import { compose, type Json } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { forecast } from '../forecast/forecast.ts'
import { fightPlay } from '../index.ts'
import { enter } from '../test/entrants.ts'
import { fightOf, somebody, standing } from '../test/people.ts'

const world = { ...fightPlay, ruleset: compose(choosable) }

const inLight = (light: number, key: string, traits: readonly Json[]) => {
  const skills = [
    { skill: 'Knife', points: 8 },
    { skill: 'Guns (pistol)', points: 8 },
  ]
  const items = [{ name: 'Combat Knife' }, { name: 'Walther PPK .32' }]
  const ready = key.startsWith('shoot') ? ['Walther PPK .32'] : ['Combat Knife']
  const { fighter, standing: one } = enter({ traits, skills, items }, { ready })
  const bob = somebody('bob', 1, [])
  const all = fightOf([
    [fighter, one],
    [bob, standing(bob, 1)],
  ])
  return forecast(world, { ...all, light }, 'one', key).skill
}

describe('gurps.advantage.night-vision: in a fight', () => {
  test.each(['shoot:1:0:bob', 'strike:0:0:bob'])('gurps.advantage.night-vision: %s', key => {
    const bright = inLight(0, key, []).effective
    for (const light of [-1, -3, -9, -10]) expect(inLight(light, key, []).effective).toBeLessThan(bright)
    for (const light of [-1, -3, -9]) expect(inLight(light, key, ['Night Vision']).effective).toBe(bright)
    expect(inLight(-10, key, ['Night Vision']).effective).toBe(inLight(-10, key, []).effective)
  })

  test('gurps.advantage.night-vision: the reasons name it', () => {
    const { because } = inLight(-4, 'shoot:1:0:bob', ['Night Vision'])
    expect(JSON.stringify(because)).toContain('"Night Vision"')
    expect(JSON.stringify(inLight(0, 'shoot:1:0:bob', ['Night Vision']).because)).not.toContain('Night Vision')
  })

  test('gurps.advantage.night-vision: whatever sees where there is no light at all sees there', () => {
    const bob = somebody('bob', 1, [])
    const owl = somebody('owl', 0, [], { night_eyes: { partial: 'Goggles', total: 'Goggles' }, one_eye: true })
    const fight = fightOf([
      [owl, standing(owl, 0)],
      [bob, standing(bob, 1)],
    ])
    const effective = (light: number) => forecast(world, { ...fight, light }, 'owl', 'strike:0:0:bob').skill.effective
    expect(effective(-10)).toBe(effective(0))
  })

  test('gurps.advantage.night-vision: a fight stored before anybody asked opens, and nobody sees in the dark', () => {
    const bob = somebody('bob', 0, [])
    const { night_eyes: _, ...before } = bob
    const stored = { ...fightOf([[bob, standing(bob, 0)]]), roster: [before] }
    expect(fightPlay.state.read(stored, 'fight').roster[0]?.night_eyes).toEqual({ partial: null, total: null })
  })
})
