/** Campaigns whose own traits and things speak of what is not there. */
import { type Broken, custom, settings } from './broken-fixture.ts'

export const BROKEN_CAMPAIGNS: readonly Broken[] = [
  {
    check: 'an effect of the campaign’s own that names a target nobody reads',
    parts: custom({
      effects: [
        { target: 'reaction', op: 'add', by: 1 },
        { target: 'skill:Stelth', op: 'add', by: 1 },
      ],
    }),
    rule: 'gurps.convention.effects',
    where: 'campaign.settings.gurps.traits[0].effects[1].target',
    says: /perhaps Stealth/,
  },
  {
    check: 'an effect of the campaign’s own that names a target nobody reads',
    parts: settings({
      'gurps.armor': [
        { name: 'coat', pd: 0, dr: 1, weight_lb: 1, cost: 1, effects: [{ target: 'skills:sneaky', op: 'add', by: 1 }] },
      ],
    }),
    rule: 'gurps.convention.effects',
    where: 'campaign.settings.gurps.armor[0].effects[0].target',
    says: /a group of skills: .*skills:unarmed/,
  },
  {
    check: 'an effect of the campaign’s own that names a target nobody reads',
    parts: custom({ choose: [{ name: 'a', effects: [{ target: 'roll:Wil', op: 'roll', by: 'now and then' }] }] }),
    rule: 'gurps.convention.effects',
    where: 'campaign.settings.gurps.traits[0].choose[0].effects[0].target',
    says: /perhaps roll:Will/,
  },
  {
    check: 'a trait of the campaign’s own that needs, excludes or gives way to what is not there',
    parts: custom({ excludes: ['Luck', 'Lucky'] }),
    rule: 'gurps.convention.effects',
    where: 'campaign.settings.gurps.traits[0].excludes[1]',
    says: /perhaps Luck/,
  },
  {
    check: 'a trait of the campaign’s own that needs, excludes or gives way to what is not there',
    parts: custom({ requires: [{ trait: 'Handsom' }] }),
    rule: 'gurps.convention.effects',
    where: 'campaign.settings.gurps.traits[0].requires[0].trait',
    says: /perhaps Handsome/,
  },
  {
    check: 'a trait of the campaign’s own that needs, excludes or gives way to what is not there',
    parts: custom({ effects: [{ target: 'reaction', op: 'add', by: 1, unless: ['Charm'] }] }),
    rule: 'gurps.convention.effects',
    where: 'campaign.settings.gurps.traits[0].effects[0].unless[0]',
    says: /a trait by its name/,
  },
  {
    check: 'a trait of the campaign’s own with a price that no rule works out',
    parts: custom({ cost: { kind: 'formula', rule: 'gurps.friends.aly-cost' } }),
    rule: 'gurps.convention.effects',
    where: 'campaign.settings.gurps.traits[0].cost.rule',
    says: /gurps.friends.ally-cost/,
  },
  {
    check: 'a weapon of the campaign’s own for a skill that is not there',
    parts: settings({
      'gurps.hand_weapons': [
        {
          name: 'Whip',
          skill: 'Whipp',
          modes: [{ name: 'lash', type: 'crushing', damage: 'sw' }],
          cost: 1,
          weight_lb: 1,
          min_st: 8,
        },
      ],
    }),
    rule: 'gurps.skill.catalog',
    where: 'campaign.settings.gurps.hand_weapons[0].skill',
    says: /a skill by its name/,
  },
]
