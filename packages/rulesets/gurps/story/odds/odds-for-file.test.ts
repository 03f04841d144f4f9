import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { type Character, character } from '../../character/character.ts'
import { mado } from '../../character/test/mado-fixture.ts'
import { REACTIONS, reactionTable } from '../../reaction/reaction.ts'
import { sheetOf } from '../../sheet/sheet.ts'
import { bram } from '../test/people-fixture.ts'
import { oddsOf } from './odds-for-file.ts'

const SHIELD = { name: 'Shield', type: 'physical', difficulty: 'easy', attr: 'dx', block: 'half' }

describe('oddsOf', () => {
  test('names what is tried, and what may come of it', () => {
    const { title, outcomes } = oddsOf(mado(), { skill: 'stealth', modifier: -2 })
    expect(title).toBe('Mado: Stealth at 11')
    expect(outcomes.map(({ outcome, chance: { ways, of } }) => [outcome, ways, of])).toEqual([
      ['success', 135n, 216n],
      ['critical success', 4n, 216n],
      ['failure', 81n, 216n],
      ['critical failure', 4n, 216n],
    ])
  })
  test('of a contest with somebody, or with a number', () => {
    const named = oddsOf(mado(), { skill: 'Acting', modifier: 0, against: { score: 10, modifier: 0 } })
    expect(named.title).toBe('Quick Contest: Mado, Acting at 14, against the other side, IQ at 10')
    const against = { character: bram(), skill: 'Vision', modifier: 0 }
    const found = oddsOf(mado(), { skill: 'Stealth', modifier: 0, against, kind: 'regular' })
    expect(found.outcomes.map(({ outcome }) => outcome)).toEqual(['Mado wins', 'Bram wins'])
    const sum = found.outcomes.reduce((total, { chance: { ways } }) => total + ways, 0n)
    expect(sum).toBe(found.outcomes[0]?.chance.of)
  })
  test('gurps.skill.influence: whoever is influenced resists with his Will, in a Quick Contest', () => {
    const against = { score: 16, modifier: 0 }
    for (const skill of ['Fast-Talk', 'Diplomacy', 'Sex Appeal', 'Intimidation']) {
      expect(oddsOf(mado(), { skill, modifier: 0, against }).title).toMatch(/^Quick Contest: .* Will at 16$/)
    }
    const [mine] = oddsOf(mado(), { skill: 'Fast-Talk', modifier: 0, against }).outcomes
    expect(mine?.chance.decimal).toBeCloseTo(0.2058, 4)
  })
  test('what cannot be used of a campaign is left out, and the rest holds', () => {
    const campaign = { options: ['nonesuch'], settings: { 'gurps.nothing': 1, 'gurps.skills': [SHIELD] } }
    const one = character.read({ ...mado(), campaign, skills: [{ skill: 'Shield', points: 1 }] }, 'it')
    expect(titleOf(one, 'Shield')).toBe('Mado: Shield at 12')
    expect(titleOf(one, 'Reaction')).toContain('Reaction')
  })
  test('refuses what cannot be rolled, with the rule', () => {
    const asked =
      (skill: string, more: object = {}) =>
      () =>
        oddsOf(mado(), { skill, modifier: 0, ...more })
    expect(asked('Stelth')).toThrow('perhaps Stealth')
    expect(asked('Karate')).toThrow('gurps.skill.default')
    expect(asked('Stealth', { modifier: -20 })).toThrow('gurps.roll.effective-skill')
    expect(asked('Stealth', { against: { score: 10, modifier: 0 }, kind: 'slow' })).toThrow(
      'kind: expected one of quick, regular',
    )
    expect(asked('Stealth', { against: { modifier: 0 } })).toThrow('against: expected somebody, or against_score')
  })
})

const FACES = [1, 2, 3, 4, 5, 6]
/** All 216 throws of three dice, each by its total. */
const THROWS = FACES.flatMap(a => FACES.flatMap(b => FACES.map(c => a + b + c)))
const titleOf = (one: Character, skill: string, facts = {}): string => oddsOf(one, { skill, modifier: 0, facts }).title

describe('oddsOf a defense', () => {
  const { speed, attacks } = sheetOf(mado())
  test('gurps.move.dodge: a Dodge is the one of the sheet', () => {
    expect(titleOf(mado(), 'dodge')).toBe(`Mado: Dodge at ${speed.dodge}`)
    const reflexes = { ...mado(), traits: [...mado().traits, { trait: 'Combat Reflexes' }] }
    expect(titleOf(reflexes, 'Dodge')).toBe(`Mado: Dodge at ${speed.dodge + 1}`)
  })
  test('gurps.skill.parry-fractions: a Parry is the weapon’s, by its name or enough of it, or else the best', () => {
    const knife = attacks.find(({ weapon }) => weapon === 'Bayonet or Knife')?.parry
    expect(titleOf(mado(), 'Parry (Bayonet or Knife)')).toBe(`Mado: Parry (Bayonet or Knife) at ${knife}`)
    expect(titleOf(mado(), 'parry: knife')).toBe(`Mado: Parry (Bayonet or Knife) at ${knife}`)
    expect(titleOf(mado(), 'Parry')).toBe('Mado: Parry (bare hands) at 8')
    expect(() => titleOf(mado(), 'Parry: sword')).toThrow(
      'a weapon that parries (there are bare hands, Bayonet or Knife)',
    )
  })
  test('gurps.skill.parry-fractions: what is parried counts', () => {
    const boxer = { ...mado(), skills: [{ skill: 'Boxing', points: 8, unknown_fields: {} }] }
    const parry = (against: string): number => Number(/at (\d+)/.exec(titleOf(boxer, 'Parry:bare', { against }))?.[1])
    expect([parry('punch') - parry('kick'), parry('punch') - parry('swung-weapon')]).toEqual([2, 3])
  })
  test('gurps.skill.catalog: nobody blocks by a skill of the book, a campaign’s may', () => {
    expect(() => titleOf(mado(), 'Block')).toThrow('gurps.skill.catalog')
    const shielded = character.read(
      { ...mado(), campaign: { settings: { 'gurps.skills': [SHIELD] } }, skills: [{ skill: 'Shield', points: 1 }] },
      'it',
    )
    expect(titleOf(shielded, 'Block')).toBe('Mado: Block at 6')
  })
  test('gurps.roll.effective-skill: a defense under 3 may be tried, and is no contest', () => {
    expect(oddsOf(mado(), { skill: 'Dodge', modifier: -4 }).outcomes[0]?.chance).toMatchObject({ ways: 4n, of: 216n })
    const against = { score: 10, modifier: 0 }
    expect(() => oddsOf(mado(), { skill: 'Dodge', modifier: 0, against })).toThrow('against: expected nobody')
    expect(() => oddsOf(mado(), { skill: 'Reaction', modifier: 0, against })).toThrow('against: expected nobody')
  })
})

describe('oddsOf a defense in armour', () => {
  const worn = (
    pieces: readonly { readonly name: string; readonly covers: readonly string[]; readonly pd: number }[],
  ) =>
    character.read(
      {
        ...mado(),
        campaign: { settings: { 'gurps.armor': pieces.map(piece => ({ ...piece, dr: 1, weight_lb: 0, cost: 1 })) } },
        items: [...mado().items, ...pieces.map(({ name }) => ({ name, worn: true }))],
      },
      'it',
    )
  test('gurps.defense.total: the best PD on the body adds to each, and stands in the title', () => {
    const { dodge } = sheetOf(mado()).speed
    const vest = { name: 'Test vest', covers: ['body'], pd: 2 }
    const coat = { name: 'Test coat', covers: ['body', 'arms'], pd: 1 }
    const helmet = { name: 'Test helmet', covers: ['head'], pd: 4 }
    expect(titleOf(worn([vest, coat, helmet]), 'Dodge')).toBe(`Mado: Dodge with PD 2 at ${dodge + 2}`)
    expect(titleOf(worn([coat]), 'Parry:bare')).toBe('Mado: Parry (bare hands) with PD 1 at 9')
    expect(titleOf(worn([helmet]), 'Dodge')).toBe(`Mado: Dodge at ${dodge}`)
  })
})

describe('oddsOf an attack', () => {
  const armed = (...names: readonly string[]) =>
    character.read({ ...mado(), items: names.map(name => ({ name })) }, 'it')
  test('gurps.weapon.min-st: every line of the sheet has odds, at its own score', () => {
    const one = armed('Sten 9mm', 'Bayonet or Knife', 'M1 Garand .30-06')
    for (const { weapon, mode, effective } of sheetOf(one).attacks.filter(line => (line.effective ?? 0) >= 3)) {
      expect(titleOf(one, `Attack (${weapon}, ${mode})`)).toBe(`Mado: Attack (${weapon}, ${mode}) at ${effective}`)
    }
  })
  test('by enough of its name, the best where several fit', () => {
    const lines = sheetOf(mado()).attacks
    const kick = lines.find(({ mode }) => mode === 'kick')?.effective
    expect(titleOf(mado(), 'attack: kick')).toBe(`Mado: Attack (bare hands, kick) at ${kick}`)
    const hands = lines.filter(({ weapon }) => weapon === 'bare hands').map(({ effective }) => effective ?? 0)
    expect(titleOf(mado(), 'Attack:bare')).toMatch(new RegExp(`at ${Math.max(...hands)}$`))
    expect(() => titleOf(mado(), 'Attack: sword')).toThrow('skill: expected a line of attack')
    expect(titleOf(mado(), 'Attack')).toMatch(/Attack \(.+\) at \d+$/)
    const against = { score: 10, modifier: 0 }
    expect(() => oddsOf(mado(), { skill: 'Attack:kick', modifier: 0, against })).toThrow('against: expected nobody')
  })
  test('gurps.disadvantage.one-arm: a line without a skill is refused with the reason', () => {
    const one = { ...armed('M1 Garand .30-06'), traits: [{ trait: 'One Arm' }] }
    expect(() => titleOf(one, 'Attack: M1 Garand .30-06, shot')).toThrow('takes more hands than there are')
  })
  test('gurps.convention.effects: what forbids a skill bars the roll, and the attack with it', () => {
    const forbids = (target: string) => ({
      name: 'Vow',
      category: 'mental',
      cost: { kind: 'fixed', points: -5 },
      effects: [{ target, op: 'forbid', by: 'never' }],
    })
    const vowed = (target: string) =>
      character.read(
        {
          ...mado(),
          campaign: { settings: { 'gurps.traits': [{ id: 'vow', ...forbids(target) }] } },
          traits: [{ trait: 'Vow' }],
        },
        'it',
      )
    expect(() => titleOf(vowed('skill:Stealth'), 'Stealth')).toThrow('Vow forbids Stealth')
    expect(titleOf(vowed('skill:Stealth'), 'Acting')).toContain('Acting at')
    expect(() => titleOf(vowed('skill:Knife'), 'Attack: knife')).toThrow('Vow forbids Knife')
  })
})

describe('oddsOf with facts', () => {
  test('gurps.convention.effects: what is told counts, and stands in the title', () => {
    expect(titleOf(mado(), 'Vision')).toBe('Mado: Vision at 14')
    expect(titleOf(mado(), 'Vision', { glasses: false })).toBe('Mado: Vision at 8 (not: glasses are worn)')
  })
  test('gurps.advantage.daredevil: a risk is a fact like the others', () => {
    const daring = { ...mado(), traits: [{ trait: 'Daredevil' }] }
    expect(titleOf(daring, 'Stealth', { taking_risk: true })).toContain('Stealth at 14')
    expect(titleOf(daring, 'Stealth')).toContain('Stealth at 13')
  })
  test('names and values are held against those there are', () => {
    expect(() => titleOf(mado(), 'Vision', { glases: true })).toThrow('facts: expected a fact, perhaps glasses')
    expect(() => titleOf(mado(), 'Vision', { glasses: 'maybe' })).toThrow('facts.glasses: expected true or false')
    expect(() => titleOf(mado(), 'Will', { purpose: 'fun' })).toThrow('facts.purpose: expected one of avoid-disease')
  })
})

describe('oddsOf a reaction', () => {
  const { silent } = compose({ options: [] })
  const ways = (modifier: number, result: string): bigint =>
    BigInt(THROWS.filter(roll => reactionTable({ total: roll + modifier }, silent) === result).length)
  const weights = (modifier: number, facts: object): readonly bigint[] =>
    oddsOf(mado(), { skill: 'reaction', modifier, facts: { ...facts } }).outcomes.map(({ chance }) => chance.ways)

  test('gurps.reaction.roll: all eight results, of all 216 throws', () => {
    const { title, outcomes } = oddsOf(mado(), {
      skill: 'Reaction',
      modifier: 0,
      facts: { 'observer.recognises': false },
    })
    expect(title).toMatch(/^Mado: Reaction of a person who sees and hears \(not: /)
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(REACTIONS.map(result => result.replace('-', ' ')))
    // Attractive is worth +1 with whoever sees her, her voice +2 with whoever hears her.
    expect(weights(0, { 'observer.recognises': false })).toEqual(REACTIONS.map(result => ways(3, result)))
  })
  test('gurps.reaction.trait-modifiers: as the observer is, and by the modifier', () => {
    const unseen = { 'observer.sees': false, 'observer.recognises': false }
    expect(weights(-4, unseen)).toEqual(REACTIONS.map(result => ways(2 - 4, result)))
    const beast = { 'observer.animal': 'tame' }
    // No person: neither the voice, nor looks, nor what people say.
    expect(weights(0, beast)).toEqual(weights(0, { ...beast, 'observer.recognises': true }))
    expect(oddsOf(mado(), { skill: 'reaction', modifier: 0, facts: beast }).title).toMatch(
      /^Mado: Reaction of an animal that sees and hears \(/,
    )
    const charming = { ...mado(), traits: [{ trait: 'Charisma', level: 5 }] }
    const plain = { ...mado(), traits: [] }
    const [one, other] = [charming, plain].map(who => oddsOf(who, { skill: 'reaction', modifier: 0, facts: beast }))
    expect(one?.outcomes).toEqual(other?.outcomes)
    const known = { 'observer.recognises': true }
    expect(weights(0, known)).toEqual(REACTIONS.map(result => ways(5, result)))
  })
})
