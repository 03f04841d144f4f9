/** Files of any content that reads: strange words, wild numbers, fields that nobody knows. */
import fc from 'fast-check'
import { BOUGHT_ABILITIES } from '../character/character.ts'
import { FLAWS } from '../tables/flaw-keys.ts'
import { MERITS } from '../tables/merit-keys.ts'
import { SKILLS } from '../tables/skills.ts'

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('5', 'yes', 'a: b', 'x = y', '[1]', ' a', 'b 3', '"'),
)
const small = fc.nat(7)
const stat = fc.nat(12)
const unknown = fc.dictionary(fc.oneof(fc.constantFrom('mood', '__proto__', 'two words'), words), fc.jsonValue(), {
  maxKeys: 2,
})
const withUnknown = <T extends object>(one: fc.Arbitrary<T>) =>
  fc.tuple(unknown, one).map(([more, known]) => ({
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [`z_${name}`, value])),
    ...known,
  }))
const few = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 3 })

export const anyFile = withUnknown(
  fc.record(
    {
      system: fc.constant('tensided'),
      version: fc.constant(1),
      stats: fc.record({
        physique: stat,
        athleticism: stat,
        coordination: stat,
        willpower: stat,
        awareness: stat,
        charisma: stat,
        dexterity: stat,
        aptitude: stat,
      }),
      name: words,
      player: words,
      npc: fc.boolean(),
      person: withUnknown(
        fc.record(
          { height: words, features: words, age: small, main_hand: fc.constantFrom('left', 'right') },
          { requiredKeys: [] },
        ),
      ),
      traits: few(
        withUnknown(
          fc.record(
            {
              key: fc.constantFrom(...MERITS, ...FLAWS),
              times: fc.integer({ min: 1, max: 5 }),
              subject: words,
              gone: fc.boolean(),
              note: words,
            },
            { requiredKeys: ['key'] },
          ),
        ),
      ),
      skills: few(
        withUnknown(
          fc.record(
            {
              skill: fc.oneof(
                fc.constantFrom(...SKILLS),
                words.map(word => `education:a${word}`),
              ),
              level: small,
              concentrations: few(words),
            },
            { requiredKeys: ['skill', 'level'] },
          ),
        ),
      ),
      abilities: few(fc.constantFrom(...BOUGHT_ABILITIES)),
      languages: few(fc.record({ language: words, level: fc.constantFrom('basic', 'fluent'), native: fc.boolean() })),
      followers: few(
        fc.record(
          { name: words, xp: fc.constantFrom(0, 0.5, 75), character: fc.jsonValue() },
          { requiredKeys: ['xp'] },
        ),
      ),
      xp: withUnknown(
        fc.record(
          {
            starting: fc.constantFrom(null, 100, 300.5),
            earned: small,
            ledger: few(
              fc.record({ kind: fc.constantFrom('award', 'bought'), what: words, xp: fc.integer({ min: -5, max: 5 }) }),
            ),
          },
          { requiredKeys: [] },
        ),
      ),
      gear: withUnknown(
        fc.record(
          {
            guns: few(
              withUnknown(
                fc.record(
                  { gun: words, rounds: small, price: small, tracers: fc.boolean() },
                  { requiredKeys: ['gun'] },
                ),
              ),
            ),
            armor: few(
              fc.record({ armor: words, without: few(fc.constantFrom('leggings', 'helmet')), spectra: fc.boolean() }),
            ),
            list: few(fc.record({ what: words, price: small })),
            cash: fc.constantFrom(-10, 0, 2.5, 1e9),
          },
          { requiredKeys: [] },
        ),
      ),
      health: fc.record(
        { status: fc.constantFrom('healthy', 'wounded'), marks: small, fingers_lost: fc.constant({ left: 2 }) },
        { requiredKeys: [] },
      ),
      campaign: fc.record({ options: few(words), settings: fc.constantFrom({}, { 'tensided.hp_factor': 5 }) }),
      notes: few(words),
    },
    { requiredKeys: ['system', 'version', 'stats'] },
  ),
)
