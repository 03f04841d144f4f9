/** Naming actions: what is refused, and by which rule. */
import { describe, expect, test } from 'vitest'
import { forecast } from '../odds/forecast.ts'
import { type Encounter, placeOf, standingAt } from '../state/state.ts'
import { changed, fighting, fileOf, ruleset, world } from '../test/encounter-fixture.ts'
import { ActionOffer } from './action-offer.ts'

const gun = (weapon: string, more: object = {}) => ({ weapon, carried: 'in hand', ...more })

const OURS = [
  {
    name: 'A',
    upp: '999',
    weapons: [
      gun('Revolver'),
      'Cutlass',
      'Dagger',
      'Club',
      'bottle',
      'Bayonet',
      'Rifle',
      { weapon: 'Flintlock Musket', ammo: 0, spare_loads: 1 },
      { weapon: 'Laser Carbine' },
      { weapon: 'Body Pistol', ammo: 0, spare_loads: 1 },
      { weapon: 'Carbine', accessories: ['Folding Stock'] },
    ],
    loose: ['Silencer'],
    other_g: 0,
  },
  { name: 'A2', upp: '777' },
]
const THEIRS = [
  { name: 'B', upp: '777' },
  { name: 'B2', upp: '777', kind: 'animal', weapons: ['Teeth', 'Claws'] },
]

const at = (bands: number, contacts: readonly (readonly string[])[] = []): Encounter =>
  fighting(fileOf(OURS, THEIRS, { world_size: 0 }), bands, contacts)
const near = at(0)
const touching = at(0, [['A', 'B']])

const refusal = (state: Encounter, who: string, key: string): string | undefined => {
  const found = new ActionOffer(state, placeOf(state, who), ruleset.silent).find(key)
  return found === undefined ? 'unknown' : found.refused?.rule
}

/** With something changed about one of A's weapons. */
function armed(state: Encounter, weapon: number, change: Partial<Encounter['standing'][number]['weapons'][number]>) {
  const { weapons } = standingAt(state, 0)
  return changed(state, 'A', { weapons: weapons.map((one, place) => (place === weapon ? { ...one, ...change } : one)) })
}
/** With another weapon in hand. */
const holding = (state: Encounter, weapon: number): Encounter => changed(state, 'A', { hand: weapon })
const RIFLE = 6
const MUSKET = 7
const BODY_PISTOL = 9
const CARBINE = 10
const down = (state: Encounter): Encounter => changed(state, 'B', { status: 'unconscious', strength: 0, zeros: 1 })

const COMBAT = 'traveller.combat'
const EQUIPMENT = 'traveller.equipment'

describe('what is refused, and by which rule', () => {
  const cases: readonly (readonly [string, Encounter, string, string | undefined])[] = [
    ['nothing may always be done', near, 'none', undefined],
    [
      'who evades makes no attack',
      changed(near, 'A', { movement: 'evade' }),
      'shoot:B:Revolver',
      `${COMBAT}.legal-actions`,
    ],
    [
      'who runs makes no attack',
      changed(near, 'A', { movement: 'close_range', pace: 'run' }),
      'shoot:B:Revolver',
      `${COMBAT}.legal-actions`,
    ],
    ['who walks may', changed(near, 'A', { movement: 'close_range', pace: 'walk' }), 'shoot:B:Revolver', undefined],
    [
      'who runs draws nothing',
      changed(near, 'A', { movement: 'open_range', pace: 'run' }),
      'draw:Dagger',
      `${COMBAT}.legal-actions`,
    ],
    ['nobody attacks a friend', near, 'shoot:A2:Revolver', `${COMBAT}.legal-actions`],
    ['nobody attacks the dead', changed(near, 'B', { status: 'dead' }), 'shoot:B:Revolver', `${COMBAT}.legal-actions`],
    [
      'nobody attacks who is gone',
      changed(near, 'B', { gone: 'escaped' }),
      'shoot:B:Revolver',
      `${COMBAT}.legal-actions`,
    ],
    ['a blade does not reach medium range', at(2), 'swing:B:Cutlass', `${COMBAT}.range-matrix`],
    ['a body pistol does not reach long range', at(8), 'shoot:B:Body Pistol', `${COMBAT}.range-matrix`],
    ['nothing reaches beyond the last band', at(21), 'shoot:B:Rifle', `${COMBAT}.range-matrix`],
    ['an empty gun is not fired', armed(near, 0, { ammo: 0 }), 'shoot:B:Revolver', `${COMBAT}.ammunition`],
    ['a blade is not fired', near, 'shoot:B:Cutlass', `${EQUIPMENT}.guns`],
    ['a laser is not swung', near, 'swing:B:Laser Carbine', `${EQUIPMENT}.long-gun-as-cudgel`],
    [
      'who loads a flintlock does not evade',
      changed(holding(near, MUSKET), 'A', { movement: 'evade' }),
      'reload:Flintlock Musket',
      `${COMBAT}.reloading`,
    ],
    ['who stands loads it', holding(near, MUSKET), 'reload:Flintlock Musket', undefined],
    ['what is not in hand is not loaded in the same round', near, 'reload:Flintlock Musket', `${COMBAT}.legal-actions`],
    [
      'a body pistol is loaded evading',
      changed(holding(near, BODY_PISTOL), 'A', { movement: 'evade' }),
      'reload:Body Pistol',
      undefined,
    ],
    ['a full gun is not loaded', armed(near, 0, { spare_loads: 1 }), 'reload:Revolver', `${COMBAT}.reloading`],
    ['without cartridges nothing is loaded', armed(near, 0, { ammo: 1 }), 'reload:Revolver', `${COMBAT}.reloading`],
    [
      'what was thrown is not in hand',
      armed(near, 2, { carried: 'thrown' }),
      'swing:B:Dagger',
      `${COMBAT}.throwing-blades`,
    ],
    ['nor to be drawn', armed(near, 2, { carried: 'thrown' }), 'draw:Dagger', `${COMBAT}.throwing-blades`],
    [
      'it is picked up only beside its target',
      armed(near, 2, { carried: 'thrown' }),
      'pick:Dagger',
      `${COMBAT}.throwing-blades`,
    ],
    [
      'there it is',
      { ...armed(touching, 2, { carried: 'thrown' }), lying: [{ owner: 'A', weapon: 'Dagger', beside: 'B' }] },
      'pick:Dagger',
      undefined,
    ],
    ['what was not thrown is not picked up', touching, 'pick:Dagger', `${COMBAT}.legal-actions`],
    ['a cutlass is not thrown', near, 'throw:B:Cutlass', `${COMBAT}.throwing-blades`],
    ['a dagger is thrown at short range', near, 'throw:B:Dagger', undefined],
    ['and not at close range', touching, 'throw:B:Dagger', `${COMBAT}.throwing-blades`],
    ['nobody is finished off who resists', touching, 'kill:B:Dagger', `${COMBAT}.coup-de-grace`],
    ['nor at short range', down(near), 'kill:B:Dagger', `${COMBAT}.coup-de-grace`],
    ['nor with a club', down(touching), 'kill:B:Club', `${COMBAT}.coup-de-grace`],
    ['nor with an empty gun', armed(down(touching), 0, { ammo: 0 }), 'kill:B:Revolver', `${COMBAT}.coup-de-grace`],
    ['but with a blade', down(touching), 'kill:B:Dagger', undefined],
    ['or a gun', down(touching), 'kill:B:Revolver', undefined],
    ['a bayonet fits a rifle', holding(near, RIFLE), 'fix:Rifle', undefined],
    ['and no carbine', holding(near, CARBINE), 'fix:Carbine', `${EQUIPMENT}.bayonet`],
    ['one that is fixed is not swung', armed(near, 5, { carried: 'fixed' }), 'swing:B:Bayonet', `${EQUIPMENT}.bayonet`],
    ['nor fixed again', armed(holding(near, RIFLE), 5, { carried: 'fixed' }), 'fix:Rifle', `${EQUIPMENT}.bayonet`],
    ['what is not fixed is not taken off', near, 'unfix:Rifle', `${COMBAT}.legal-actions`],
    ['a silencer fits no rifle', holding(near, RIFLE), 'fit:Rifle:Silencer', `${EQUIPMENT}.accessories`],
    ['what nobody brought is not fitted', near, 'fit:Revolver:Shoulder Stock', `${EQUIPMENT}.accessories`],
    ['but a revolver', near, 'fit:Revolver:Silencer', undefined],
    ['what is not fitted is not removed', near, 'remove:Revolver:Silencer', `${COMBAT}.legal-actions`],
    ['a stock that folds is folded', holding(near, CARBINE), 'fold:Carbine', undefined],
    ['a gun without one is not', near, 'fold:Rifle', `${COMBAT}.legal-actions`],
    ['nor is one unfolded that is not folded', near, 'unfold:Carbine', `${COMBAT}.legal-actions`],
    ['taken by surprise, nobody attacks', { ...near, surprise: 1 }, 'shoot:B:Revolver', `${COMBAT}.surprise-attacks`],
    ['with surprise, anybody does', { ...near, surprise: 0 }, 'shoot:B:Revolver', undefined],
  ]
  for (const [what, state, key, rule] of cases) {
    test(`${rule ?? 'traveller.combat.legal-actions'}: ${what}`, () => expect(refusal(state, 'A', key)).toBe(rule))
  }

  test('traveller.combat.legal-actions: keys that name nothing are unknown', () => {
    const keys = [
      ...['', 'dance', 'shoot', 'shoot:B', 'shoot:nobody:Revolver', 'shoot:B:Pike', 'reload:Pike', 'draw', '__proto__'],
      ...['fit:Revolver', 'fit:Revolver:Bell', 'remove:Revolver', 'reload:Revolver:Silencer'],
    ]
    for (const key of keys) expect(refusal(near, 'A', key), key).toBe('unknown')
  })
  test('traveller.combat.coup-de-grace-brawling: hands on the fallen are a blow, and no finish', () => {
    expect(refusal(down(touching), 'A', 'swing:B:Hands')).toBeUndefined()
    expect(refusal(down(touching), 'A', 'kill:B:Hands')).toBe('traveller.equipment.guns')
  })
  test('traveller.combat.legal-actions: what is listed is what is found, and says why not', () => {
    for (const state of [near, touching, at(8), down(touching), changed(near, 'A', { movement: 'evade' })]) {
      for (const place of state.roster.keys()) {
        const offer = new ActionOffer(state, place, ruleset.silent)
        for (const { key, refused } of offer.choices) {
          expect(offer.find(key)?.refused, key).toEqual(refused)
          if (refused !== undefined) expect(refused.because, key).toMatch(/\w/)
        }
      }
    }
  })
})

test('traveller.combat.drawing: an animal draws neither of its weapons', () => {
  // Claws, the second of them: nothing +3, short +2; 3 or more, 35 of 36.
  const [told] = forecast(world, near, 'B2', 'swing:A:Claws')
  expect(told?.hit.decimal).toBeCloseTo(35 / 36, 12)
})
