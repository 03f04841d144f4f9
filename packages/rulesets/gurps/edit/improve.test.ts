/** Improvement in play: prices, refusals, and books that balance after any sequence of steps. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WrittenTrait } from '../catalog/entry/taken.ts'
import { ATTRIBUTES } from '../catalog/entry/trait.ts'
import type { Character, Step } from '../character/character.ts'
import { known } from '../character/known.ts'
import { everyTrait } from '../character/test/catalogue-fixture.ts'
import { mado } from '../character/test/mado-fixture.ts'
import { somebody } from '../character/test/somebody-fixture.ts'
import { pointsOf } from '../chargen/points-spent.ts'
import { buyOff as buyOffRule, improveAttribute, improveNativeLanguage, improveSkill } from '../improve/improve.ts'
import { problemsOf } from '../sheet/problems.ts'
import { rulesetOf, sheetOf } from '../sheet/sheet.ts'
import { award, raiseAttribute, raiseNativeLanguage, raiseSkill } from './improve.ts'
import type { Improved, Occasion } from './improve-step.ts'
import { birthday, buyOff, buyOffQuirk, gainAdvantage, putOn, putOnQuirk, revealSecret } from './improve-traits.ts'

/** A step that must come about. */
function done({ character, refused }: Improved): Character {
  if (character !== undefined) return character
  throw new Error(`${refused.rule}: ${refused.message}`)
}
const lastOf = ({ ledger }: Character): Partial<Step> | undefined => ledger.at(-1)
const points = (one: Character) => {
  const why = rulesetOf(one).silent
  return pointsOf(one, known(one, why), why)
}
const rich = (one: Character, by = 200): Character => done(award(one, { points: by }, { by_gm: true }))

test('gurps.improve.skill: Mado after her first session', () => {
  const after = done(raiseSkill(done(award(mado(), { points: 3 }, { date: '12 May' })), 'Guns (pistol)', 16))
  expect(after.ledger).toMatchObject([
    { kind: 'award', points: 3, worth: 0, date: '12 May' },
    { kind: 'skill', points: -2, worth: 2, what: 'Guns (pistol)' },
  ])
  expect(sheetOf(after).skills.find(({ skill }) => skill === 'Guns (pistol)')?.level).toBe(16)
  expect(points(after)).toMatchObject({ creation: 100, awarded: 3, total: 102, unspent: 1 })
})

test('gurps.improve.award: at most five, nothing for whoever betrayed an Ally or lost a Dependent', () => {
  expect(award(mado(), { points: 6 }).refused).toMatchObject({
    rule: 'gurps.improve.award',
    message: expect.stringContaining('from 0 to 5'),
  })
  expect(lastOf(done(award(mado(), { points: 6 }, { by_gm: true })))).toMatchObject({
    points: 6,
    reason: expect.stringContaining('the game master’s word'),
  })
  expect(lastOf(done(award(mado(), { points: 3, betrayed_ally: true }, { reason: 'Lyon' })))).toMatchObject({
    points: 0,
    reason: 'Lyon — an Ally was betrayed',
  })
  expect(lastOf(done(award(mado(), { points: 3, dependent_lost: true })))).toMatchObject({ points: 0 })
})

test('gurps.improve.attribute: costs double, is worth what the table says, and lifts its skills for free', () => {
  const before = rich(mado())
  const after = done(raiseAttribute(before, 'dx', 13))
  expect(lastOf(after)).toMatchObject({ kind: 'attribute', what: 'DX', points: -20, worth: 10 })
  const stealth = (one: Character) => sheetOf(one).skills.find(({ skill }) => skill === 'Stealth')?.level
  expect(stealth(after)).toBe((stealth(before) ?? 0) + 1)
  expect(raiseAttribute(before, 'dx', 12).refused?.rule).toBe('gurps.improve.attribute')
  expect(raiseAttribute(mado(), 'dx', 13).refused?.message).toBe('DX costs 20 points, and 0 are unspent')
})

test('gurps.improve.skill: new ones from nothing, present ones by the difference, idle points count', () => {
  const one = rich(somebody({ skills: [{ skill: 'Stealth', points: 3 }] }), 40)
  expect(lastOf(done(raiseSkill(one, 'Stealth', 11)))).toMatchObject({ points: -1, worth: 1 })
  expect(lastOf(done(raiseSkill(one, 'First Aid', 10)))).toMatchObject({ points: -1, worth: 1, what: 'First Aid' })
  expect(lastOf(done(raiseSkill(one, 'Shortsword', 14)))).toMatchObject({ points: -24, worth: 24 })
  expect(raiseSkill(one, 'Stealth', 10).refused?.message).toMatch(/at 10 already/)
  expect(raiseSkill(one, 'Boxing', 3).refused?.message).toMatch(/below the first level/)
  const tongue = done(raiseSkill(one, 'Language (Navajo)', 10, {}, { difficulty: 'hard' }))
  expect(tongue.skills.at(-1)).toMatchObject({ skill: 'Language (Navajo)', difficulty: 'hard', points: 4 })
})

test('gurps.improve.attribute: nothing is given back for less, whatever it is', () => {
  const why = rulesetOf(mado()).silent
  for (let from = 2; from <= 20; from++) {
    expect(() => improveAttribute({ from, to: from - 1 }, why)).toThrow(`to: expected a score of ${from} or more`)
    expect(improveAttribute({ from, to: from }, why)).toBe(0)
  }
  const stealth = {
    skill: 'Stealth',
    type: 'physical',
    difficulty: 'average',
    attribute: 10,
    lasting_bonus: 0,
  } as const
  expect(() => improveSkill({ ...stealth, from: 12, to: 11 }, why)).toThrow('never given back')
  expect(() => improveNativeLanguage({ iq: 10, language: 'native', from: 12, to: 11 }, why)).toThrow('12 or more')
  expect(() => buyOffRule({ trait: 'Voice' }, why)).toThrow('a disadvantage, which gave points')
  expect(() => buyOffRule({ trait: 'Lame', from: 'crippled-leg', to: 'one-leg' }, why)).toThrow('milder than')
})

test('gurps.improve.award: what the game master let pass is no problem of the ledger, but stays in sight', () => {
  const told = (one: Character) => problemsOf(one).map(({ rule, where, severity }) => [rule, where, severity])
  const generous = done(award(somebody(), { points: 50 }, { by_gm: true }))
  expect(told(generous)).toEqual([['gurps.improve.award', 'ledger[0]', 'allowed']])
  const poor = somebody({ attributes: { st: 17, dx: 10, iq: 10, ht: 10 } })
  const strong = done(raiseAttribute(poor, 'iq', 11, { by_gm: true }))
  expect(told(strong).filter(([, where]) => where !== 'attributes.st')).toEqual([
    ['gurps.improve.attribute', 'ledger[0]', 'allowed'],
  ])
  const gifted = done(gainAdvantage(somebody(), { trait: 'Ambidexterity' }, { by_gm: true }))
  expect(told(gifted)).toEqual([['gurps.improve.advantages', 'ledger[0]', 'allowed']])
})

test('gurps.improve.advantages: a trait that nobody knows stands in the way of no other', () => {
  const one = rich(somebody({ traits: [{ trait: 'Magery', points: 25 }] }))
  expect(lastOf(done(gainAdvantage(one, { trait: 'Combat Reflexes' })))).toMatchObject({ points: -15, worth: 15 })
})

test('gurps.improve.native-language: a point for each level', () => {
  const after = done(raiseNativeLanguage(rich(mado()), 17))
  expect(lastOf(after)).toMatchObject({ kind: 'skill', what: 'French', points: -2, worth: 2 })
  expect(sheetOf(after).native).toBe(17)
  expect(raiseNativeLanguage(mado(), 15).refused?.rule).toBe('gurps.improve.native-language')
})

test('gurps.improve.advantages: only what is learned or earned, or what the game master allows', () => {
  const one = rich(mado())
  expect(lastOf(done(gainAdvantage(one, { trait: 'Combat Reflexes' })))).toMatchObject({ points: -15, worth: 15 })
  expect(gainAdvantage(one, { trait: 'Ambidexterity' }).refused).toMatchObject({
    rule: 'gurps.improve.advantages',
    message: expect.stringContaining('learned or earned'),
  })
  expect(lastOf(done(gainAdvantage(one, { trait: 'Ambidexterity' }, { by_gm: true })))).toMatchObject({ points: -10 })
  const corporal = done(gainAdvantage(one, { trait: 'Military Rank', level: 1 }))
  const sergeant = done(gainAdvantage(corporal, { trait: 'Military Rank', level: 2 }))
  expect(lastOf(sergeant)).toMatchObject({ kind: 'advantage', points: -5, worth: 5 })
  expect(sergeant.traits.filter(({ trait }) => trait === 'Military Rank')).toEqual([
    { trait: 'Military Rank', level: 2 },
  ])
  expect(gainAdvantage(one, { trait: 'Greed' }).refused?.message).toMatch(/gives points/)
  expect(gainAdvantage(one, { trait: 'Lukc' }).refused?.message).toMatch(/perhaps luck/)
  expect(gainAdvantage(one, { trait: 'Ally' }).refused?.message).toMatch(/npc_points/)
})

test('gurps.improve.buy-off: wholly for what it gave, or down to a milder one; quirks too', () => {
  const one = rich(somebody({ traits: ['Greed', 'One Leg'], quirks: ['hums'] }))
  expect(lastOf(done(buyOff(one, 0)))).toMatchObject({ kind: 'buy-off', what: 'Greed', points: -15, worth: 15 })
  const to: WrittenTrait = { trait: 'Lame', variant: 'Crippled Leg' }
  const milder = done(buyOff(one, 1, { to }))
  expect(lastOf(milder)).toMatchObject({ kind: 'buy-off', what: 'Crippled Leg', points: -10, worth: 10 })
  expect(milder.traits[1]).toEqual(to)
  expect(done(buyOffQuirk(one, 0))).toMatchObject({ quirks: [], traits: one.traits })
  expect(buyOffQuirk(one, 3).refused?.where).toBe('quirks[3]')
  expect(buyOff(one, 7).refused?.where).toBe('traits[7]')
  expect(buyOff(one, 1, { to: { trait: 'Lame', variant: 'Legless' } }).refused?.message).toMatch(/nothing that could/)
  expect(buyOff(rich(somebody({ traits: ['Voice'] })), 0).refused?.rule).toBe('gurps.improve.buy-off')
})

test('gurps.improve.buy-off: what play puts on gives nothing, and makes the character worth less', () => {
  const before = somebody({ traits: ['Wealthy'] })
  const marked = done(putOn(before, { trait: 'One Eye' }, { reason: 'a splinter' }))
  expect(lastOf(marked)).toMatchObject({ kind: 'added', points: 0, worth: -15, reason: 'a splinter' })
  expect(points(marked)).toMatchObject({ creation: 20, unspent: 80, total: 5 })
  const poor = done(putOn(marked, { trait: 'Poor' }))
  expect(lastOf(poor)).toMatchObject({ worth: -35, what: 'Poor' })
  expect(poor.traits).toEqual([{ trait: 'Poor' }, { trait: 'One Eye' }])
  const odd = done(putOnQuirk(poor, 'flinches'))
  expect(points(odd)).toMatchObject({ creation: 20, unspent: 80, quirks: -1 })
  expect(lastOf(done(buyOffQuirk(odd, 0)))).toMatchObject({ kind: 'quirk', points: -1, worth: 1 })
  expect(putOn(poor, { trait: 'Voice' }).refused?.message).toMatch(/no disadvantage/)
})

test('gurps.disadvantage.youth: each birthday asks for two points, owed until the next award', () => {
  const broke = somebody({
    identity: { age: 16 },
    attributes: { st: 16, dx: 10, iq: 10, ht: 12 },
    traits: [{ trait: 'Youth', level: 2 }],
    skills: [{ skill: 'Cooking', points: 4 }],
  })
  expect(points(broke).unspent).toBe(0)
  const seventeen = done(birthday(broke))
  expect(lastOf(seventeen)).toMatchObject({ kind: 'owed', points: -2, worth: 2, what: 'Youth' })
  expect(seventeen.identity.age).toBe(17)
  expect(seventeen.traits).toEqual([{ trait: 'Youth', level: 1 }])
  const owes = -points(seventeen).unspent
  expect(owes).toBe(2)
  expect(problemsOf(seventeen).map(({ rule }) => rule)).toContain('gurps.improve.award')
  const adult = done(birthday(done(award(seventeen, { points: 5 }))))
  expect(lastOf(adult)).toMatchObject({ kind: 'buy-off', points: -2, worth: 2 })
  expect(adult.traits).toEqual([])
  expect(points(adult).unspent).toBe(1)
  expect(done(birthday(adult))).toMatchObject({ identity: { age: 19 }, ledger: adult.ledger })
})

test('gurps.disadvantage.secret: when it comes out, disadvantages of twice its points take its place', () => {
  const one = somebody({ traits: ['Voice', { trait: 'Secret', variant: 'imprisonment or exile' }] })
  const enemy: WrittenTrait = { trait: 'Enemy', details: { npc_points: 120, frequency: 12 } }
  const short = revealSecret(one, 1, [enemy])
  expect(short.refused).toMatchObject({ rule: 'gurps.disadvantage.secret', message: expect.stringContaining('-40') })
  const after = done(revealSecret(one, 1, [enemy, { trait: 'Hideous' }]))
  expect(after.traits.map(({ trait }) => trait)).toEqual(['Voice', 'Enemy', 'Hideous'])
  expect(points(after)).toMatchObject({ creation: points(one).creation, unspent: points(one).unspent })
  expect(problemsOf(after)).toEqual([])
  expect(done(revealSecret(one, 1, [enemy], { by_gm: true })).traits).toHaveLength(2)
  expect(revealSecret(one, 0, []).refused?.message).toMatch(/no Secret/)
})

type Act = (one: Character, occasion: Occasion) => Improved

const traits = everyTrait()
const good = fc.constantFrom(...traits.filter(one => one.points >= 0)).map(({ written }) => written)
const bad = fc.constantFrom(...traits.filter(one => one.points < 0)).map(({ written }) => written)
const acts = fc.oneof(
  fc.integer({ min: -1, max: 6 }).map(
    (by): Act =>
      (one, when) =>
        award(one, { points: by }, when),
  ),
  fc.tuple(fc.constantFrom(...ATTRIBUTES), fc.integer({ min: 8, max: 15 })).map(
    ([name, to]): Act =>
      (one, when) =>
        raiseAttribute(one, name, to, when),
  ),
  fc
    .tuple(
      fc.constantFrom('Stealth', 'Guns (rifle)', 'Language (French)', 'Sex Appeal'),
      fc.integer({ min: 6, max: 15 }),
    )
    .map(
      ([skill, to]): Act =>
        (one, when) =>
          raiseSkill(one, skill, to, when),
    ),
  fc.integer({ min: 9, max: 14 }).map(
    (to): Act =>
      (one, when) =>
        raiseNativeLanguage(one, to, when),
  ),
  good.map(
    (written): Act =>
      (one, when) =>
        gainAdvantage(one, written, when),
  ),
  bad.map(
    (written): Act =>
      (one, when) =>
        putOn(one, written, when),
  ),
  fc.nat({ max: 5 }).map(
    (index): Act =>
      (one, when) =>
        buyOff(one, index, when),
  ),
  fc.nat({ max: 2 }).map(
    (index): Act =>
      (one, when) =>
        buyOffQuirk(one, index, when),
  ),
  fc.string().map(
    (quirk): Act =>
      (one, when) =>
        putOnQuirk(one, quirk, when),
  ),
  fc.constant<Act>((one, when) => birthday(one, when)),
  fc.nat({ max: 5 }).map(
    (index): Act =>
      (one, when) =>
        revealSecret(one, index, [{ trait: 'Ugly' }], when),
  ),
)

test('gurps.improve.award: after any steps the beginning is what it was, and the purse is what the ledger says', () => {
  const begun = somebody({
    identity: { age: 15 },
    traits: [{ trait: 'Youth', level: 3 }, 'Greed', { trait: 'Secret', variant: 'utter rejection' }],
    quirks: ['hums'],
    skills: [{ skill: 'Guns (rifle)', points: 3 }],
  })
  fc.assert(
    fc.property(fc.array(fc.tuple(acts, fc.boolean()), { maxLength: 15 }), all => {
      let one = begun
      const { creation, budget } = points(begun)
      for (const [act, by_gm] of all) {
        const before = points(one).unspent
        const { character: after, refused } = act(one, { by_gm })
        if (after === undefined) {
          expect(refused?.rule).toMatch(/^gurps\./)
          expect(refused?.message).not.toBe('')
          continue
        }
        const now = points(after)
        const spent = after.ledger.slice(one.ledger.length)
        expect(now.creation).toBe(creation)
        expect(now.unspent).toBe(before + spent.reduce((sum, step) => sum + step.points, 0))
        expect(now.unspent).toBe(budget - creation + after.ledger.reduce((sum, step) => sum + step.points, 0))
        expect(after.ledger.slice(0, one.ledger.length)).toEqual(one.ledger)
        expect(problemsOf(after).filter(({ where, severity }) => where.startsWith('ledger[') && !severity)).toEqual([])
        const debt = spent.some(({ kind }) => kind === 'owed' || kind === 'award')
        if (!by_gm && !debt && before >= 0) expect(now.unspent).toBeGreaterThanOrEqual(0)
        for (const { kind, points: by, worth } of spent) {
          if (kind === 'attribute') expect(by).toBe(-2 * worth)
          if (kind === 'added') expect(by).toBe(0)
        }
        one = after
      }
    }),
    { numRuns: 80 },
  )
})
