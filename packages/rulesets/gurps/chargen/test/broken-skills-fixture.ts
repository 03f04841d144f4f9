/** Characters with skills that cannot be learned so. */
import { type Broken, settings, skill } from './broken-fixture.ts'

export const BROKEN_SKILLS: readonly Broken[] = [
  {
    check: 'points in skills below nothing, or no half points',
    parts: { skills: [skill('Stealth', -1)] },
    rule: 'gurps.skill.level-from-points',
    where: 'skills[0].points',
    says: /half a point is the least/,
  },
  {
    check: 'points in skills below nothing, or no half points',
    parts: { native_language_points: 0.25 },
    rule: 'gurps.skill.level-from-points',
    where: 'native_language_points',
    says: /whole and half points/,
  },
  {
    check: 'skill points that buy nothing more (not a step of the table)',
    parts: { skills: [skill('Cooking'), skill('Stealth', 3)] },
    rule: 'gurps.skill.level-from-points',
    where: 'skills[1].points',
    severity: 'warning',
    says: /no more than 2.*next level costs 4/,
  },
  {
    check: 'specialty missing where one is required',
    parts: { skills: [skill('Guns')] },
    rule: 'gurps.skill.specialty',
    where: 'skills[0]',
    says: /Guns \(pistol\)/,
  },
  {
    check: 'a specialty that is nearly a known one',
    parts: { skills: [skill('Guns (rifle)'), skill('Guns (Pistl)')] },
    rule: 'gurps.skill.specialty',
    where: 'skills[1]',
    severity: 'warning',
    says: /no specialty Pistl is known: perhaps Guns \(pistol\)/,
  },
  {
    check: 'a skill or a language learned twice',
    parts: { skills: [skill('Chemistry'), skill('Natural Sciences (chemistry)')] },
    rule: 'gurps.skill.specialty',
    where: 'skills[1]',
    says: /in the list twice/,
  },
  {
    check: 'a skill or a language learned twice',
    parts: { identity: { native_language: 'French' }, skills: [skill('Language (French)')] },
    rule: 'gurps.language.skill',
    where: 'skills[0]',
    says: /native language/,
  },
  {
    check: 'a skill that nobody knows',
    parts: { skills: [skill('Stelth')] },
    rule: 'gurps.skill.catalog',
    where: 'skills[0]',
    says: /perhaps Stealth — it has no level, and what it costs counts all the same: 1 point/,
  },
  {
    check: 'a skill or item above the native Tech Level of a Primitive',
    parts: {
      identity: { native_tl: 4 },
      traits: [{ trait: 'Primitive', level: 2 }],
      skills: [skill('Guns (rifle)', 1, { tl: 6 })],
    },
    rule: 'gurps.disadvantage.primitive',
    where: 'skills[0]',
    says: /Primitive from TL4 begins with nothing above/,
  },
  {
    check: 'a skill or item above the native Tech Level of a Primitive',
    parts: { traits: [{ trait: 'Primitive', level: 3 }], items: [{ name: 'lantern', tl: 5 }] },
    rule: 'gurps.disadvantage.primitive',
    where: 'items[0]',
    says: /Primitive from TL3 begins with nothing above/,
  },
  {
    check: 'a skill that the campaign does not allow',
    parts: { skills: [skill('Guns (rifle)'), skill('Cooking')], ...settings({ 'gurps.allowed_skills': ['Guns'] }) },
    rule: 'gurps.skill.catalog',
    where: 'skills[1]',
    says: /this campaign: Guns/,
  },
]
