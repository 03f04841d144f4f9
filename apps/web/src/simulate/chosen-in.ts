/** What an encounter file says that it is fought by. */
import type { Chosen, Json } from '@umpire/engine'
import type { CampaignDocument } from '@umpire/protocol'

type Named = { readonly [name: string]: Json }

const isNamed = (value: Json | undefined): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A preset that the encounter names stands for its options. */
export function chosenIn(encounter: Json, { presets }: Pick<CampaignDocument, 'presets'>): Chosen {
  const { options = [], settings = {} } = isNamed(encounter) ? encounter : {}
  const keys = (Array.isArray(options) ? options : []).filter(key => typeof key === 'string')
  return {
    options: [...new Set(keys.flatMap(key => presets.find(preset => preset.key === key)?.options ?? [key]))],
    settings: isNamed(settings) ? settings : {},
  }
}

export const withChosen = (encounter: Json, { options, settings }: Chosen): Json => ({
  ...(isNamed(encounter) ? encounter : {}),
  options,
  settings,
})
