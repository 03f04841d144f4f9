/** The odds of what a character tries, whatever system it is of. */
import { chance } from '@umpire/dice'
import { BadInput, type OddsAnswer, type OddsAsked } from '@umpire/engine'
import { describe, expect, test, vi } from 'vitest'
import { testRefused } from '../../test/refused.ts'
import { folderOf, json, umpire } from '../../test/umpire.ts'

vi.mock('@umpire/registry', async () => {
  const { registryOf, toy, toyCharacters } = await import('../../test/toy.ts')
  /** As many ways of a hundred as the modifier says; whoever is against it has the rest. */
  const odds = (_character: unknown, { skill, modifier, against, kind = 'quick' }: OddsAsked): OddsAnswer => {
    if (skill !== 'Pull') throw new BadInput('skill', 'Pull', skill)
    const wins = chance(BigInt(50 + modifier), 100n)
    if (against === undefined) {
      return {
        title: 'Pull',
        outcomes: [
          { outcome: 'success', chance: wins },
          { outcome: 'critical success', within: 'success', chance: chance(1n, 100n) },
        ],
      }
    }
    const { score, skill: other = skill, character } = against
    const whom = character === undefined ? score : JSON.stringify(character).length > 0
    return { title: `${kind} ${other} ${whom} ${against.modifier}`, outcomes: [{ outcome: 'wins', chance: wins }] }
  }
  return registryOf({ ...toy, characters: { ...toyCharacters, odds } }, { ...toy, id: 'dolls' })
})

const { file } = folderOf('odds')
const TIN = { system: 'toy', version: 2, name: 'Tin', strength: 500 }
const tin = file('tin.json', JSON.stringify(TIN))
const two = file('two.jsonl', `${JSON.stringify(TIN)}\n${JSON.stringify(TIN)}\n`)
const wood = file('wood.json', JSON.stringify({ ...TIN, name: 'Wood' }))

describe('odds of a character', () => {
  test('with the chances as exact fractions and percent', async () => {
    expect((await umpire(['odds', tin, '--skill', 'Pull', '--modifier', '-2'])).out).toBe(
      'Pull\n         success  48.00 %  48 of 100\ncritical success   1.00 %   1 of 100\n',
    )
  })
  test('with a bar each where somebody looks', async () => {
    expect((await umpire(['odds', tin, '--skill', 'Pull'], { isTTY: true })).out).toContain('█')
  })
  test('as JSON, a line for each character', async () => {
    expect(await json('odds', tin, '--skill', 'Pull', '--modifier', '+7')).toEqual({
      place: tin,
      system: 'toy',
      title: 'Pull',
      outcomes: [
        { outcome: 'success', chance: 0.57, ways: 57, of: 100 },
        { outcome: 'critical success', within: 'success', chance: 0.01, ways: 1, of: 100 },
      ],
    })
    expect((await umpire(['odds', two, '--skill', 'Pull', '--json'])).out.trim().split('\n')).toHaveLength(2)
  })
  test('against somebody else, or a number', async () => {
    const against = ['odds', tin, '--skill', 'Pull', '--against']
    expect((await umpire([...against, wood, '--with', 'Push', '--against-modifier', '-1'])).out).toMatch(
      /^quick Push true -1\n/,
    )
    expect((await umpire([...against, '12', '--kind', 'regular'])).out).toMatch(/^regular Pull 12 0\n/)
  })
  testRefused({
    'a skill that it has not': [['odds', tin, '--skill', 'Fly'], 'tin.json: skill: expected Pull, got "Fly"'],
    'a modifier that is none': [['odds', tin, '--skill', 'Pull', '--modifier', '2.5'], '--modifier: expected'],
    'several on the other side': [['odds', tin, '--skill', 'Pull', '--against', two], 'expected one character, got 2'],
    'the other one’s skill alone': [['odds', tin, '--skill', 'Pull', '--with', 'Push'], 'expected --against'],
    'a file that is not there': [['odds', 'nowhere.json', '--skill', 'Pull'], 'nowhere.json'],
  })
})
