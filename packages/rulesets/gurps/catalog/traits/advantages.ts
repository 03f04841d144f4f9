/** Advantages beside those of looks, standing, wealth and friends, in the book's order. */
import type { Effect } from '../../effect/effect.ts'
import { type Trait, trait, variantOf } from '../entry/trait.ts'

const plus = (target: string, by: number): Effect => ({ target, op: 'add', by })
const each = (target: string): Effect => ({ target, op: 'add', by: 1, per_level: true })

const sharp = (id: string, name: string, sense: string): Trait =>
  trait({
    id,
    name,
    category: 'physical',
    cost: { kind: 'per-level', points: 2, min: 1, max: null },
    effects: [each(`roll:sense.${sense}`)],
  })

const ATTENTIVE: readonly Trait[] = [
  trait({
    id: 'absolute-direction',
    name: 'Absolute Direction',
    category: 'mental',
    cost: { kind: 'fixed', points: 5 },
    effects: [
      {
        target: 'north and any path walked within a month',
        op: 'note',
        by: 'known without a roll, underground and underwater too',
      },
      plus('skill:Navigation', 3),
      plus('skill:Orienteering', 3),
    ],
  }),
  trait({
    id: 'absolute-timing',
    name: 'Absolute Timing',
    category: 'mental',
    cost: { kind: 'fixed', points: 5 },
    effects: [
      {
        target: 'clock',
        op: 'note',
        by: 'time and elapsed time to the second; wakes when he chooses; sleep and time zones do not matter',
        when: { knocked_out: false },
      },
    ],
  }),
  sharp('acute-hearing', 'Acute Hearing', 'hearing'),
  sharp('acute-taste-smell', 'Acute Taste/Smell', 'taste-smell'),
  sharp('acute-vision', 'Acute Vision', 'vision'),
  trait({
    id: 'alertness',
    name: 'Alertness',
    category: 'mental',
    cost: { kind: 'per-level', points: 5, min: 1, max: null },
    effects: [each('roll:sense.any'), each('roll:notice')],
  }),
  trait({
    id: 'animal-empathy',
    name: 'Animal Empathy',
    category: 'mental',
    cost: { kind: 'fixed', points: 5 },
    effects: [
      { target: 'reaction', op: 'add', by: 2, when: { 'observer.animal': 'wild' } },
      { target: 'reaction', op: 'add', by: 4, when: { 'observer.animal': 'tame' } },
      plus('skills:animal', 4),
      { target: 'finding game', op: 'add', by: 3, gm: true, says: 'hunting' },
      {
        target: 'killing an animal',
        op: 'forbid',
        by: 'without a very good reason; food is one',
        gm: true,
        says: 'always',
      },
    ],
  }),
  trait({
    id: 'combat-reflexes',
    name: 'Combat Reflexes',
    category: 'mental',
    cost: { kind: 'fixed', points: 15 },
    can_be_learned: true,
    effects: [
      { target: 'defense:any', op: 'add', by: 1, when: { in_combat: true } },
      { target: 'freezing in surprise', op: 'ignore', by: 'always' },
      {
        target: 'roll:IQ',
        op: 'add',
        by: 6,
        when: { purpose: ['wake-up', 'recover-from-surprise', 'recover-from-mental-stun'] },
      },
      plus('roll:fright', 2),
    ],
  }),
  trait({
    id: 'common-sense',
    name: 'Common Sense',
    category: 'mental',
    cost: { kind: 'fixed', points: 10 },
    rule: 'gurps.advantage.common-sense',
    effects: [{ target: 'roll:IQ', op: 'roll', by: 'success: he is warned', gm: true, says: 'about to be stupid' }],
  }),
  trait({
    id: 'danger-sense',
    name: 'Danger Sense',
    category: 'mental',
    cost: { kind: 'fixed', points: 15 },
    rule: 'gurps.advantage.danger-sense',
    effects: [{ target: 'roll:IQ', op: 'roll', by: 'success: he is warned', gm: true, says: 'danger is near' }],
  }),
  trait({
    id: 'daredevil',
    name: 'Daredevil',
    category: 'mental',
    cost: { kind: 'fixed', points: 15 },
    rule: 'gurps.advantage.daredevil',
    effects: [
      { target: 'any skill', op: 'add', by: 1, when: { taking_risk: true } },
      { target: 'critical failure', op: 'reroll', by: 'once; the second roll stands', when: { taking_risk: true } },
    ],
  }),
]

const RECOVERY = { purpose: ['recover-hit-points', 'recover-from-crippling'] }

const HARDY: readonly Trait[] = [
  trait({
    id: 'disease-resistant',
    name: 'Disease Resistant',
    category: 'physical',
    cost: { kind: 'fixed', points: 5 },
    excludes: ['Immunity to Disease'],
    effects: [{ target: 'roll:HT', op: 'add', by: 8, when: { purpose: 'avoid-disease', parasites: false } }],
  }),
  trait({
    id: 'immunity-to-disease',
    name: 'Immunity to Disease',
    category: 'physical',
    cost: { kind: 'fixed', points: 10 },
    requires: [{ attribute: 'ht', at_least: 12 }],
    excludes: ['Disease Resistant'],
    effects: [{ target: 'catching any disease or infection', op: 'ignore', by: 'always', when: { parasites: false } }],
  }),
  trait({
    id: 'double-jointed',
    name: 'Double-Jointed',
    category: 'physical',
    cost: { kind: 'fixed', points: 5 },
    effects: [plus('skill:Climbing', 3), plus('skill:Escape', 3), plus('skill:Mechanic', 3)],
  }),
  trait({
    id: 'empathy',
    name: 'Empathy',
    category: 'mental',
    cost: { kind: 'fixed', points: 15 },
    rule: 'gurps.advantage.empathy',
    effects: [
      {
        target: 'roll:IQ',
        op: 'roll',
        by: 'success: what he feels about somebody is true',
        gm: true,
        says: 'meeting somebody, also again after an absence; or whether somebody lies',
      },
    ],
  }),
  trait({
    id: 'fearlessness',
    name: 'Fearlessness',
    category: 'mental',
    cost: { kind: 'per-level', points: 2, min: 1, max: null },
    effects: [each('roll:fright'), { ...each('roll:Will'), when: { purpose: 'resist-intimidation' } }],
  }),
  trait({
    id: 'fit',
    name: 'Fit',
    category: 'physical',
    cost: { kind: 'fixed', points: 5 },
    rule: 'gurps.advantage.rest-and-healing',
    excludes: ['Very Fit'],
    effects: [plus('roll:HT', 1), { target: 'fatigue.recovery', op: 'mul', by: 2 }],
  }),
  trait({
    id: 'very-fit',
    name: 'Very Fit',
    category: 'physical',
    cost: { kind: 'fixed', points: 15 },
    rule: 'gurps.advantage.rest-and-healing',
    excludes: ['Fit'],
    effects: [
      plus('roll:HT', 2),
      { target: 'fatigue.recovery', op: 'mul', by: 2 },
      { target: 'fatigue.loss', op: 'mul', by: 0.5 },
    ],
  }),
  trait({
    id: 'hard-to-kill',
    name: 'Hard to Kill',
    category: 'physical',
    cost: { kind: 'per-level', points: 5, min: 1, max: null },
    effects: [{ ...each('roll:HT'), when: { purpose: 'avoid-death' } }],
  }),
  trait({
    id: 'high-pain-threshold',
    name: 'High Pain Threshold',
    category: 'physical',
    cost: { kind: 'fixed', points: 10 },
    rule: 'gurps.advantage.high-pain-threshold',
    effects: [
      { target: 'shock penalty', op: 'ignore', by: 'always' },
      { target: 'stunning from injury', op: 'ignore', by: 'always', when: { in_combat: true, head_blow: false } },
      { target: 'roll:Will', op: 'add', by: 3, when: { purpose: 'resist-torture' } },
      { target: 'ignoring pain elsewhere', op: 'add', by: 3, gm: true, says: 'a roll is allowed' },
    ],
  }),
  trait({
    id: 'language-talent',
    name: 'Language Talent',
    category: 'mental',
    cost: { kind: 'per-level', points: 2, min: 1, max: null },
    effects: [{ ...each('attr:IQ'), when: { purpose: 'learn-language' } }],
  }),
  trait({
    id: 'less-sleep',
    name: 'Less Sleep',
    category: 'physical',
    cost: { kind: 'per-level', points: 3, min: 1, max: 5 },
    rule: 'gurps.advantage.less-sleep',
    effects: [{ target: 'sleep-hours', op: 'add', by: -1, per_level: true }],
  }),
]

const lucky = (name: string, points: number, minutes: number) =>
  variantOf({ name, points, effects: [{ target: 'luck minutes', op: 'set', by: minutes }] })
const tough = (dr: number, points: number) =>
  variantOf({ name: `DR ${dr}`, points, effects: [{ target: 'dr', op: 'add', by: dr }] })

const GIFTED: readonly Trait[] = [
  trait({
    id: 'literacy',
    name: 'Literacy',
    category: 'social',
    cost: { kind: 'fixed', points: 0 },
    can_be_learned: true,
    effects: [{ target: 'reading and writing', op: 'note', by: 'any language known, as far as his skill in it goes' }],
  }),
  trait({
    id: 'luck',
    name: 'Luck',
    category: 'mental',
    cost: {
      kind: 'variants',
      variants: [lucky('Luck', 15, 60), lucky('Extraordinary Luck', 30, 30), lucky('Ridiculous Luck', 60, 10)],
    },
    rule: 'gurps.advantage.luck',
    effects: [{ target: 'his last roll', op: 'reroll', by: 'twice more; the best of three counts' }],
  }),
  trait({
    id: 'musical-ability',
    name: 'Musical Ability',
    category: 'mental',
    cost: { kind: 'per-level', points: 1, min: 1, max: null },
    effects: [each('skills:musical')],
  }),
  trait({
    id: 'night-vision',
    name: 'Night Vision',
    category: 'physical',
    cost: { kind: 'fixed', points: 10 },
    rule: 'gurps.advantage.night-vision',
    effects: [
      { target: 'darkness penalty', op: 'ignore', by: 'any partial darkness', when: { total_darkness: false } },
    ],
  }),
  trait({
    id: 'rapid-healing',
    name: 'Rapid Healing',
    category: 'physical',
    cost: { kind: 'fixed', points: 5 },
    rule: 'gurps.advantage.rest-and-healing',
    requires: [{ attribute: 'ht', at_least: 10 }],
    excludes: ['Very Rapid Healing'],
    effects: [{ target: 'roll:HT', op: 'add', by: 5, when: RECOVERY }],
  }),
  trait({
    id: 'very-rapid-healing',
    name: 'Very Rapid Healing',
    category: 'physical',
    cost: { kind: 'fixed', points: 15 },
    rule: 'gurps.advantage.rest-and-healing',
    requires: [{ attribute: 'ht', at_least: 10 }],
    excludes: ['Rapid Healing'],
    effects: [
      { target: 'roll:HT', op: 'add', by: 5, when: RECOVERY },
      { target: 'heal', op: 'set', by: 2 },
    ],
  }),
  trait({
    id: 'resistant-to-poison',
    name: 'Resistant to Poison',
    category: 'physical',
    cost: { kind: 'fixed', points: 5 },
    effects: [{ target: 'roll:HT', op: 'add', by: 3, when: { purpose: 'resist-poison' } }],
  }),
  trait({
    id: 'single-minded',
    name: 'Single-Minded',
    category: 'mental',
    cost: { kind: 'fixed', points: 5 },
    effects: [
      { target: 'any skill', op: 'add', by: 3, gm: true, says: 'a lengthy task he concentrates on' },
      {
        target: 'roll:Will',
        op: 'roll',
        by: 'failure: other important tasks are ignored',
        gm: true,
        says: 'another important task comes up',
      },
      { target: 'roll:notice', op: 'add', by: -5, gm: true, says: 'an interruption while he is absorbed' },
    ],
  }),
  trait({
    id: 'strong-will',
    name: 'Strong Will',
    category: 'mental',
    cost: { kind: 'per-level', points: 4, min: 1, max: null },
    rule: 'gurps.disadvantage.mental-rolls',
    excludes: ['Weak Will'],
    effects: [each('roll:Will'), { ...each('roll:HT'), when: { purpose: ['stay-conscious', 'tobacco-withdrawal'] } }],
  }),
  trait({
    id: 'toughness',
    name: 'Toughness',
    category: 'physical',
    cost: { kind: 'variants', variants: [tough(1, 10), tough(2, 25)] },
    rule: 'gurps.advantage.toughness',
  }),
]

export const ADVANTAGES: readonly Trait[] = [...ATTENTIVE, ...HARDY, ...GIFTED]
