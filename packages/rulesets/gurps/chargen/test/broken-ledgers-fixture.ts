/** Characters whose ledger does not tell how they came to be what they are. */
import { attributes, type Broken, skill } from './broken-fixture.ts'

const award = (points: number) => ({ kind: 'award', points })

export const BROKEN_LEDGERS: readonly Broken[] = [
  {
    check: 'an award of more than a session brings',
    parts: { ledger: [award(3), award(6)] },
    rule: 'gurps.improve.award',
    where: 'ledger[1]',
    severity: 'warning',
    says: /award of 6 points: one session brings from 0 to 5/,
  },
  {
    check: 'a step of the ledger that was not paid at its price',
    parts: {
      attributes: attributes({ st: 11 }),
      ledger: [award(5), award(5), { kind: 'attribute', what: 'ST', points: -10, worth: 10 }],
    },
    rule: 'gurps.improve.attribute',
    where: 'ledger[2]',
    says: /ST: costs 20 points in play, and it was paid with 10/,
  },
  {
    check: 'a step of the ledger that was not paid at its price',
    parts: { skills: [skill('Stealth', 4)], ledger: [{ kind: 'skill', what: 'Stealth', points: -1, worth: 4 }] },
    rule: 'gurps.improve.skill',
    where: 'ledger[0]',
    says: /Stealth: costs 4 points in play, and it was paid with 1/,
  },
  {
    check: 'a step of the ledger that was not paid at its price',
    parts: { traits: ['Greed'], ledger: [{ kind: 'added', what: 'Greed', points: 15, worth: -15 }] },
    rule: 'gurps.improve.buy-off',
    where: 'ledger[0]',
    says: /Greed: .* gives nothing to spend, and it gave 15 points/,
  },
  {
    check: 'a step of the ledger that was not paid at its price',
    parts: { ledger: [{ ...award(3), worth: 3 }] },
    rule: 'gurps.improve.award',
    where: 'ledger[0]',
    says: /an award brings points to spend/,
  },
  {
    check: 'points spent that were not there',
    parts: {
      attributes: attributes({ st: 17 }),
      skills: [skill('Stealth', 4)],
      ledger: [award(3), { kind: 'skill', what: 'Stealth', points: -4, worth: 4 }, award(2)],
    },
    rule: 'gurps.improve.skill',
    where: 'ledger[1]',
    says: /Stealth took 4 points, and 3 were unspent then/,
  },
  {
    check: 'points spent that were not there',
    parts: {
      identity: { native_language: 'French' },
      attributes: attributes({ st: 17 }),
      native_language_points: 1,
      ledger: [{ kind: 'skill', what: 'French', points: -1, worth: 1 }],
    },
    rule: 'gurps.improve.native-language',
    where: 'ledger[0]',
    says: /French took 1 point, and 0 were unspent then/,
  },
  {
    check: 'a step of the ledger that is not there in the character',
    parts: { skills: [skill('Stealth', 2)], ledger: [{ kind: 'skill', what: 'Stealth', points: -4, worth: 4 }] },
    rule: 'gurps.improve.skill',
    where: 'ledger[0]',
    says: /4 points learned in Stealth, and the character has 2/,
  },
  {
    check: 'a step of the ledger that is not there in the character',
    parts: { ledger: [{ kind: 'advantage', what: 'Combat Reflexes', points: -15, worth: 15 }] },
    rule: 'gurps.improve.advantages',
    where: 'ledger[0]',
    says: /tells of Combat Reflexes, and the character does not have it/,
  },
  {
    check: 'a step of the ledger that is not there in the character',
    parts: {
      attributes: attributes({ dx: 13 }),
      ledger: [{ kind: 'attribute', what: 'DX', points: -7, worth: 7 }],
    },
    rule: 'gurps.improve.attribute',
    where: 'ledger[0]',
    says: /no score costs 7 points less than DX 13/,
  },
  {
    check: 'an advantage that cannot be gained in play',
    parts: {
      traits: ['Ambidexterity'],
      ledger: [{ kind: 'advantage', what: 'Ambidexterity', points: -10, worth: 10 }],
    },
    rule: 'gurps.improve.advantages',
    where: 'ledger[0]',
    says: /cannot be gained in play/,
  },
]
