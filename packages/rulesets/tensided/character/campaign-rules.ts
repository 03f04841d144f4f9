/** The rules of a character's campaign. What cannot be used of it is left out and told, so that the rest is in force. */
import { BadInput, type Choosable, compose, type Json, memoByObject, type Ruleset } from '@umpire/engine'
import { choosable as own } from '../ruleset/rules.ts'
import { weaponNames } from '../tables/weapon.ts'
import type { Character } from './character.ts'

export interface CampaignRules {
  readonly ruleset: Ruleset
  /** Places of the file, and what is wrong there. */
  readonly unused: readonly { readonly where: string; readonly message: string }[]
}

type Campaign = Pick<Character['campaign'], 'options' | 'settings'>

const PART = /^(options|settings)\b/

function composed({ options, settings }: Campaign, choosable: Choosable): CampaignRules {
  const unused: { where: string; message: string }[] = []
  const fits = (chosen: Campaign): boolean => {
    try {
      // A campaign's own weapons are read when they are first asked for.
      weaponNames(compose(choosable, chosen).silent)
      return true
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      // The place is told once: where it is one of the campaign, the message goes on from there.
      const known = PART.test(error.place)
      const message = known ? error.message.slice(`${error.place}: `.length) : error.message
      unused.push({ where: known ? `campaign.${error.place}` : 'campaign', message })
      return false
    }
  }
  if (fits({ options, settings })) return { ruleset: compose(choosable, { options, settings }), unused: [] }
  unused.length = 0
  const usableOptions = options.filter(key => fits({ options: [key], settings: {} }))
  const usable: readonly (readonly [string, Json])[] = Object.entries(settings).filter(([id, value]) =>
    fits({ options: [], settings: Object.fromEntries([[id, value]]) }),
  )
  return { ruleset: compose(choosable, { options: usableOptions, settings: Object.fromEntries(usable) }), unused }
}

/** Composed once for all who share the campaign. */
const rulesOf = memoByObject((campaign: Campaign) => composed(campaign, own))

export const campaignRules = ({ campaign }: Pick<Character, 'campaign'>): CampaignRules => rulesOf(campaign)

export const rulesetOf = (one: Pick<Character, 'campaign'>): Ruleset => campaignRules(one).ruleset
