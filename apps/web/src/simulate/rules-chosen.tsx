/** The house rules that a simulated encounter is fought by, chosen in a sheet over the page. */
import { useQuery } from '@tanstack/react-query'
import type { Json } from '@umpire/engine'
import { useState } from 'react'
import { Button } from '../elements/controls/button.tsx'
import { SheetDialog } from '../elements/controls/sheet-dialog.tsx'
import '../options/options.css'
import { campaignQuery } from '../api/queries.ts'
import { Choices } from '../options/choices.tsx'
import { words } from '../text/words.ts'
import { chosenIn, withChosen } from './chosen-in.ts'

const text = words.simulate.rules

interface RulesChosenProps {
  readonly system: string
  readonly encounter: Json
  readonly onChange: (encounter: Json) => void
}

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
