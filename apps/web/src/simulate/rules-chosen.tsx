/** The house rules that a simulated encounter is fought by, chosen in a sheet over the page. */
import { useQuery } from '@tanstack/react-query'
import type { Chosen, Json } from '@umpire/engine'
import type { CampaignDocument } from '@umpire/protocol'
import { useState } from 'react'
import { Button } from '../elements/button.tsx'
import { SheetDialog } from '../elements/sheet-dialog.tsx'
import '../options/options.css'
import { Choices } from '../options/choices.tsx'
import { campaignQuery } from '../queries.ts'
import { words } from '../words.ts'

const text = words.simulate.rules

interface RulesChosenProps {
  readonly system: string
  readonly encounter: Json
  readonly onChange: (encounter: Json) => void
}

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

export function RulesChosen({ system, encounter, onChange }: RulesChosenProps) {
  const campaign = useQuery(campaignQuery(system)).data
  const [open, setOpen] = useState(false)
  if (campaign === undefined || campaign.options.length + campaign.settings.length === 0) return null
  const chosen = chosenIn(encounter, campaign)
  const names = campaign.options.filter(({ key }) => chosen.options.includes(key)).map(({ title }) => title)
  return (
    <section className="simulate-rules">
      <div className="row">
        <span>{text.chosen(names.length, Object.keys(chosen.settings).length)}</span>
        <Button small onPress={() => setOpen(true)}>
          {text.choose}
        </Button>
      </div>
      {names.length > 0 && <p className="small muted">{text.names(names)}</p>}
      {open && (
        <SheetDialog title={text.title} open onClose={() => setOpen(false)}>
          <Choices campaign={campaign} chosen={chosen} onChange={next => onChange(withChosen(encounter, next))} />
          <div className="row new-table-end">
            <Button kind="primary" onPress={() => setOpen(false)}>
              {text.done}
            </Button>
          </div>
        </SheetDialog>
      )}
    </section>
  )
}
