/**
 * Rules that fire in no game, with the reason. A test builds people, plays stories and fights (fired-games-fixture.ts),
 * and holds this list against them: it must be exactly the silent ones.
 */
import type { NeverFires } from '@umpire/engine'

/** Its trait acts by its effects, like every trait: the rule only answers who asks for it alone. */
const BY_EFFECTS = 'its trait acts by its effects on every sheet and roll'
/** The catalogue's price is read where a trait is priced, and the rule is the same price for whoever asks for it. */
const BY_PRICE = 'its price is the catalogue’s, which every sheet reads'
const BY_CATALOGUE = 'one look-up of what every sheet reads from the catalogue'
const ON_THE_SHEET = 'it stands in the weapon’s line on the sheet, by gurps.skill.parry-fractions'

export const gurpsNeverFires: NeverFires = {
  'gurps.convention.effects': 'the sum of effects on one target, which every sheet and roll asks for by itself',
  'gurps.convention.names': 'the vocabulary of inputs, no rule of play',
  'gurps.chargen.derived': 'one question for what every sheet works out part by part',
  'gurps.looks.appearance': BY_EFFECTS,
  'gurps.looks.charisma': BY_EFFECTS,
  'gurps.looks.odious-personal-habits': BY_EFFECTS,
  'gurps.looks.voice': BY_EFFECTS,
  'gurps.social.clerical-investment': BY_EFFECTS,
  'gurps.social.legal-enforcement-powers': BY_PRICE,
  'gurps.social.military-rank': BY_PRICE,
  'gurps.social.stigma': BY_EFFECTS,
  'gurps.advantage.general': BY_PRICE,
  'gurps.advantage.catalog': BY_CATALOGUE,
  'gurps.advantage.high-pain-threshold':
    'gurps.injury.shock and gurps.injury.knockdown are told of it; on torture it acts by its effects',
  'gurps.advantage.less-sleep': BY_EFFECTS,
  'gurps.disadvantage.catalog': BY_CATALOGUE,
  'gurps.disadvantage.bad-sight': BY_EFFECTS,
  'gurps.disadvantage.lame': BY_EFFECTS,
  'gurps.disadvantage.one-eye': BY_EFFECTS,
  'gurps.skill.specialty': 'the checks of a character tell of each skill by itself',
  'gurps.firearm.schema': BY_CATALOGUE,
  'gurps.firearm.starter-set': BY_CATALOGUE,
  'gurps.beast.riding-animals': BY_CATALOGUE,
  'gurps.defense.parry': ON_THE_SHEET,
  'gurps.defense.passive': 'gurps.defense.total counts armour, with a defense and alone',
  'gurps.auto.defense': 'each group is dodged as it comes, by gurps.defense.active-choice; this sums up a whole burst',
}
