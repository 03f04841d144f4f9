import { expect, test } from 'vitest'
import { nobody } from '../building/building.ts'
import { answerTo } from '../worker/answers.ts'
import { skillIn } from './skills-shown.ts'
import { priceText, traitNamed, variantNamed } from './trait-names.ts'

const answer = answerTo({ kind: 'catalog', campaign: nobody().campaign })
const { skills, traits } = answer.kind === 'catalog' ? answer : { skills: [], traits: [] }

test.each([
  ['Guns (pistol)', 'Guns', 'pistol'],
  ['Guns/TL6 (rifle)', 'Guns', 'rifle'],
  ['Savoir-Faire (Military)', 'Savoir-Faire (Military)', ''],
  ['stealth', 'Stealth', ''],
  ['Language (French)', 'Language', 'French'],
])('%s is %s with the specialty “%s”', (written, name, specialty) => {
  const [offer, said] = skillIn(written, skills)
  expect([offer?.name, said]).toEqual([name, specialty])
})

test('a trait is found by its name, by a variant’s, and by both', () => {
  for (const name of ['Appearance', 'handsome', 'Appearance (Handsome)', 'Beautiful']) {
    expect(traitNamed(name, traits)?.id, name).toBe('appearance')
  }
  const [luck] = traits.filter(({ id }) => id === 'luck')
  expect(luck && variantNamed('Extraordinary Luck', undefined, luck)).toBe('Extraordinary Luck')
  expect(traitNamed('Nonsense', traits)).toBeUndefined()
})

test('prices are told from the least to the most, of the good or of the bad side', () => {
  const looks = traitNamed('Appearance', traits)
  expect(looks && [priceText(looks, false), priceText(looks, true)]).toEqual(['5 to 25', '−5 to −20'])
})
